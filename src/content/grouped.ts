/**
 * A number as English writes it: 1234.5 → '1,234.5', to three decimals at most. Instead of `toLocaleString('en-US')`,
 * whose first call blocks a slow phone for a tenth of a second: the visitor would feel it as a missed tap.
 */
export function grouped(value: number): string {
  const [whole = '', decimals] = String(Math.round(value * 1000) / 1000).split('.')
  const thousands = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')
  return decimals === undefined ? thousands : `${thousands}.${decimals}`
}
