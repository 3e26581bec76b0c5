/*
 * The instrument with a crank on the About page, once: its scene and what the page says of it both count the same teeth
 * (src/lib/crank-train.ts).
 */

/**
 * `bevel`: the wheels that lead from the crank's shaft to the upright arbor. Then the planets, the innermost first: the teeth
 * of the wheel on the arbor and of the one on the planet's tube, and where its arm was set when the crank stood at 0, degrees
 * from the line. Both wheels of a pair have sixty teeth together, so that all fit between the same two shafts. One whole turn
 * brings all six onto the line, and eight bring back the beginning.
 */
export const crankTrain = {
  bevel: { crank: 18, arbor: 24 },
  planets: [
    { arbor: 40, tube: 20, set: 180 },
    { arbor: 36, tube: 24, set: 315 },
    { arbor: 30, tube: 30, set: 90 },
    { arbor: 24, tube: 36, set: 180 },
    { arbor: 20, tube: 40, set: 225 },
    { arbor: 15, tube: 45, set: 270 },
  ],
} as const

/** Words for the crank: its name, what is written beside it, and what is said when the planets meet. */
export const crankText = {
  name: 'Crank of the instrument',
  hint: 'Turn the crank',
  unit: 'turns',
  aligned: 'Six planets in one line',
  announced: 'All six planets are in one line.',
} as const

const PARTS: Readonly<Record<number, string>> = {
  90: 'a quarter turn of one',
  180: 'half a turn of one',
  270: 'three quarters of one turn',
}
const RESTS: Readonly<Record<number, string>> = { 90: 'a quarter', 180: 'a half', 270: 'three quarters' }

/** Where the crank stands, in words. `turn`: turns, clockwise. */
export function turnInWords(turn: number): string {
  const degrees = Math.round(Math.abs(turn) * 360)
  const back = turn < 0 && degrees > 0 ? ', backwards' : ''
  const [whole, rest] = [Math.floor(degrees / 360), degrees % 360]
  if (degrees === 0) return 'not turned yet'
  if (whole === 0) return (PARTS[rest] ?? `${rest} degrees of one turn`) + back
  const turns = whole === 1 ? 'one whole turn' : `${whole} whole turns`
  return (rest === 0 ? turns : `${turns} and ${RESTS[rest] ?? `${rest} degrees`}`) + back
}
