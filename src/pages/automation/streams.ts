/** The picture's box: a row of 100 for each of four sources. It may be stretched: widths of streams are heights. */
const WIDTH = 600
const ROW = 100
/** Height of one percent: all together are a little narrower than the engine's mouth. */
const PERCENT = 1.24

/** Outlines of streams whose heights are proportional to `shares`; they start in rows and end side by side. */
export function streams(shares: readonly number[]): string[] {
  const total = shares.reduce((sum, share) => sum + share, 0)
  let end = (shares.length * ROW - total * PERCENT) / 2
  return shares.map((share, at) => {
    const height = share * PERCENT
    const start = (at + 0.5) * ROW - height / 2
    const [a, b, c, d] = [start, end, end + height, start + height].map((y) => y.toFixed(1))
    end += height
    const bend = WIDTH * 0.52
    return `M0 ${a}C${bend} ${a} ${WIDTH - bend} ${b} ${WIDTH} ${b}V${c}C${WIDTH - bend} ${c} ${bend} ${d} 0 ${d}Z`
  })
}
