import { arc, closed, ellipse, type Point, polar, plateOf, range, ray, starts, sum, TURN } from './pen.ts'

/* Plates that go around. */

const MIDDLE: Point = [160, 100]

/** All the hours of one request on a dial, from the top; each minute of work is one line of brass. */
export const longDay = plateOf(
  { hours: [2, 5, 14, 9], minutes: [30, 0, 30, 0], work: [1, 2, 4, 1], sum: 31 },
  ({ hours, minutes, work, sum: whole }) => {
    const waits = hours.map((hour, step) => hour * 60 + (minutes[step] ?? 0))
    if (sum(waits) !== whole * 60) throw new Error(`${sum(waits)} minutes are not ${whole} hours`)
    const all = whole * 60 + sum(work)
    const angle = (minute: number) => (minute / all) * TURN
    const begins = starts(waits.map((wait, step) => wait + (work[step] ?? 0)))
    const bands = waits.map((wait, step) => ({ from: begins[step] ?? 0, wait, outer: 72 - step * 13 }))
    return {
      hatch: [
        ...bands.flatMap(({ from, wait, outer }) =>
          range(Math.floor(wait / 10)).map((ten) =>
            ray(MIDDLE, outer - 9, outer, angle(from + ten * 10 + 5)),
          ),
        ),
        ...range(whole * 6).map((ten) => ray(MIDDLE, 83, 86, angle(ten * 10))),
      ],
      line: [
        ellipse(MIDDLE, 86),
        ellipse(MIDDLE, 77),
        ...range(whole).map((hour) => ray(MIDDLE, hour % 5 ? 80 : 77, 86, angle(hour * 60))),
        ...bands.flatMap(({ from, wait, outer }) =>
          [outer, outer - 9].map((radius) => arc(MIDDLE, radius, angle(from), angle(from + wait))),
        ),
      ],
      brass: [
        ...bands.flatMap(({ from, wait, outer }, step) =>
          range(work[step] ?? 0).map((minute) =>
            ray(MIDDLE, step === 3 ? 14 : outer - 13, 89, angle(from + wait + minute + 0.5)),
          ),
        ),
        ellipse(MIDDLE, 14),
      ],
    }
  },
)

/** A coin of so many rays around a rosette with so many petals: its shading and its outlines. */
function coin(middle: Point, rays: number, petals: number) {
  const petal = range(petals * 8).map((step) => {
    const angle = (step / (petals * 8)) * TURN
    return polar(middle, 30 + 6 * Math.cos(angle * petals), angle)
  })
  return {
    hatch: range(rays).map((index) => ray(middle, 42, 76, (index / rays) * TURN)),
    outline: [ellipse(middle, 84), ellipse(middle, 80), closed(...petal), ellipse(middle, 18)],
  }
}

/** Two coins of one die, struck nine seconds apart. */
export const struckTwice = plateOf(
  { seconds: 9, repeats: 100, costly: 25 },
  ({ seconds, repeats, costly }) => {
    const [first, second] = [
      coin([160 - seconds, 100], repeats, costly),
      coin([160 + seconds, 100], repeats, costly),
    ]
    return { hatch: [...first.hatch, ...second.hatch], line: first.outline, brass: second.outline }
  },
)
