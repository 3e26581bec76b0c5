import { chance, digest } from '#src/lib/digest.ts'
import { box, closed, curve, ellipse, line, type Point, plateOf, range, stroke } from './pen.ts'

/* Plates of things. */

/** A key in its lock, a pin for each person. One pin that is not at the line is enough, and nothing turns. */
export const oneWrongPin = plateOf({ people: 50, percent: 2 }, ({ people, percent }) => {
  const wrong = new Set(range((people * percent) / 100).map((index) => 34 + index))
  const shear = 102
  const x = (pin: number) => 88 + pin * 4.3
  const cut = range(people).map((pin) => 142 - Math.round(chance(`key ${Math.floor(pin / 2)}`) * 5) * 4)
  const blade = cut.flatMap((y, pin): Point[] => [
    [x(pin) - 2.15, y],
    [x(pin) + 2.15, y],
  ])
  const right = range(people).filter((pin) => !wrong.has(pin))
  const lifted = (pin: number) => (wrong.has(pin) ? 9 : 0)
  const spring = (pin: number) => {
    const top = shear - 34 - lifted(pin)
    const coil = (top - 32) / 6
    return line(...range(7).map((turn): Point => [x(pin) + (turn % 2 ? 1.5 : -1.5), 32 + turn * coil]))
  }
  return {
    hatch: [...right.map(spring), ...right.map((pin) => stroke(x(pin), shear - 2, -32))],
    line: [
      line([74, shear], [304, shear]),
      line([74, 28], [304, 28]),
      line([74, 170], [304, 170]),
      line([70, 131], [84, 128], ...blade, [306, 150], [300, 160], [70, 160]),
      ellipse([46, 144], 27),
      ellipse([46, 144], 22),
      ellipse([36, 144], 7),
      ...right.map((pin) => stroke(x(pin), (cut[pin] ?? 0) - 1, shear + 1 - (cut[pin] ?? 0) + 1)),
    ],
    brass: [...wrong].flatMap((pin) => [
      spring(pin),
      box(x(pin) - 1.5, shear - 32 - lifted(pin), 3, 30),
      box(x(pin) - 1.5, shear - lifted(pin) + 1, 3, (cut[pin] ?? 0) - shear + lifted(pin) - 2),
    ]),
  }
})

/** The leaves of a report, fanned out, and the five places to open first: a tab is as long as the minutes it asks for. */
export const fivePlaces = plateOf(
  { pages: 80, minutes: [5, 10, 15, 30, 40], exceptions: 61 },
  ({ pages, minutes, exceptions }) => {
    const places = [3, 14, 24, exceptions, 72]
    const leaf = (page: number): [Point, Point, Point, Point] => {
      const side = (page - (pages + 1) / 2) / ((pages - 1) / 2)
      const lean = side * 1.28
      const end: Point = [160 + 142 * Math.sin(lean), 178 - 138 * Math.cos(lean) ** 0.9]
      const foot: Point = [160 + side * 10, 178]
      return [
        foot,
        [160 + side * 14, 130],
        [160 + 84 * Math.sin(lean), 178 - 126 * Math.cos(lean) ** 0.8],
        end,
      ]
    }
    const tab = (page: number, length: number) => {
      const [, , [fromX, fromY], [x, y]] = leaf(page)
      const away = Math.hypot(x - fromX, y - fromY)
      const [dx, dy] = [(x - fromX) / away, (y - fromY) / away]
      const corner = (along: number, across: number): Point => [
        x + dx * along - dy * across,
        y + dy * along + dx * across,
      ]
      return closed(corner(0, -2), corner(length, -2), corner(length, 2), corner(0, 2))
    }
    const rest = range(pages).map((index) => index + 1)
    return {
      hatch: rest.filter((page) => !places.includes(page)).map((page) => curve(...leaf(page))),
      line: [curve(...leaf(0)), curve(...leaf(pages + 1)), line([20, 181], [300, 181])],
      brass: places.flatMap((page, place) => [
        curve(...leaf(page)),
        tab(page, (minutes[place] ?? 0) - (minutes[place - 1] ?? 0)),
      ]),
    }
  },
)

/** A seal of sixteen bits, in four rows. */
function seal(bits: number, x: number, y: number): string[] {
  return range(16)
    .filter((bit) => (bits >> bit) & 1)
    .map((bit) => stroke(x + (bit % 4) * 3.4, y + Math.floor(bit / 4) * 4.4, 3))
}

/** A page for each question; each begins with the seal that the page before it ends with. */
export const sealedPages = plateOf({ questions: 6 }, ({ questions }) => {
  const [width, height, gap, top] = [35, 144, 13, 28]
  const pages = range(questions)
  const seals = pages.map((page) => digest(range(page + 1).join(' ')))
  const x = (page: number) => 22.5 + page * (width + gap)
  const entries = pages.flatMap((page) =>
    range(18).map((row) => {
      const length = 12 + chance(`entry ${page} ${row}`) * 13
      return line([x(page) + 5, top + 30 + row * 5], [x(page) + 5 + length, top + 30 + row * 5])
    }),
  )
  const [first, last] = [top + 5, top + height - 22]
  const link = (page: number) => {
    const [from, to, reach] = [x(page) - gap - 6, x(page) + 3, gap + 8]
    return curve([from, last + 8.5], [from + reach, last + 8.5], [to - reach, first + 8.5], [to, first + 8.5])
  }
  return {
    hatch: entries,
    line: pages.flatMap((page) => [
      box(x(page), top, width, height),
      ...seal(page ? (seals[page - 1] ?? 0) : 0, x(page) + 6, first),
      ...seal(seals[page] ?? 0, x(page) + width - 22, last),
    ]),
    brass: pages.slice(1).map(link),
  }
})

/** Working days from the first email to the first load, as track: five sleepers a day, and how far it went a year before. */
export const shorterTrack = plateOf(
  { before: 11.2, after: 3.4, lastYear: 9.8, waiting: 71 },
  ({ before, after, lastYear, waiting }) => {
    const day = 270 / before
    const track = (days: number, y: number) => ({
      rails: [-17, -14, 14, 17].map((side) => line([22, y + side], [22 + days * day, y + side])),
      stop: box(22 + days * day, y - 22, 5, 44),
      sleepers: range(Math.round(days * 5) + 1).map((fifth) => {
        const half = fifth % 5 ? 23 : 30
        return {
          waits: (fifth / days) * 20 < waiting,
          drawn: stroke(22 + (fifth * day) / 5, y - half, 2 * half),
        }
      }),
    })
    const [long, short] = [track(before, 58), track(after, 142)]
    const gone = range(Math.round((lastYear - after) * 5)).map((fifth) =>
      stroke(22 + after * day + 5 + ((fifth + 1) * day) / 5, 142 - 23, 46),
    )
    return {
      hatch: [...long.sleepers.filter(({ waits }) => waits).map(({ drawn }) => drawn), ...gone],
      line: [
        ...long.rails,
        long.stop,
        ...long.sleepers.filter(({ waits }) => !waits).map(({ drawn }) => drawn),
      ],
      brass: [...short.rails, short.stop, ...short.sleepers.map(({ drawn }) => drawn)],
    }
  },
)

/** One half of a shape and its mirror image, around an upright line: cubic curves from point to point. */
const mirrored = (x: number, start: Point, curves: readonly (readonly [Point, Point, Point])[]) =>
  [-1, 1]
    .flatMap((side) => {
      const at = ([dx, y]: Point): Point => [x + side * dx, y]
      return curves.map(([first, second, end], index) =>
        curve(at(curves[index - 1]?.[2] ?? start), at(first), at(second), at(end)),
      )
    })
    .join('')

/** A jacket as a pattern maker grades it, one outline for each article that was marked; four were really cut wrong. */
export const gradedJacket = plateOf({ marked: 19, wrong: 4 }, ({ marked, wrong }) => {
  const sizes = range(marked)
  const off = (size: number) => size % 5 === 2 && size < wrong * 5
  const body = (size: number) => {
    const grade = size / (marked - 1)
    const [neck, shoulder] = [13 + 3 * grade, 33 + 15 * grade - (off(size) ? 5 : 0)]
    const [side, arm, hem] = [34 + 22 * grade, 82 + 8 * grade, 140 + 34 * grade]
    return mirrored(
      160,
      [0, 42 - 2 * grade],
      [
        [
          [6, 42 - 2 * grade],
          [neck - 2, 36 - 6 * grade],
          [neck, 26 - 6 * grade],
        ],
        [
          [neck + 7, 28 - 6 * grade],
          [shoulder - 7, 32 - 6 * grade],
          [shoulder, 35 - 6 * grade],
        ],
        [
          [shoulder - 5, 52],
          [shoulder - 6, arm - 4],
          [side, arm],
        ],
        [
          [side - 3, arm + 24],
          [side - 2, hem - 24],
          [side, hem],
        ],
        [
          [side - 14, hem + 3],
          [14, hem + 3],
          [0, hem + 3],
        ],
      ],
    )
  }
  const sleeve = (x: number, size: number) => {
    const grade = size / (marked - 1)
    const [wide, cap, arm] = [21 + 18 * grade, 40 - 12 * grade, 78 + 6 * grade]
    const [cuff, foot] = [13 + 8 * grade, 146 + 28 * grade]
    return mirrored(
      x,
      [0, cap],
      [
        [
          [wide * 0.6, cap],
          [wide * 0.5, arm - 6],
          [wide, arm],
        ],
        [
          [wide - 3, arm + 26],
          [cuff + 2, foot - 26],
          [cuff, foot],
        ],
        [
          [cuff - 6, foot + 2],
          [6, foot + 2],
          [0, foot + 2],
        ],
      ],
    )
  }
  const pieces = (size: number) => [body(size), sleeve(58, size), sleeve(262, size)].join('')
  return {
    hatch: sizes
      .slice(1, -1)
      .filter((size) => !off(size))
      .map(pieces),
    line: [
      pieces(0),
      pieces(marked - 1),
      ...[58, 160, 262].map((x) => line([x, 52], [x, 132])),
      line([22, 186], [298, 186]),
      ...range(70).map((mark) => stroke(22 + mark * 4, 186, mark % 5 ? -2.5 : -5)),
    ],
    brass: sizes.filter(off).map(pieces),
  }
})

/** A month's pool as coins of a hundred tokens, a stack for each contributor, and the cap of a fifth. */
export const cappedStacks = plateOf(
  { tokens: [5400, 1800, 1400, 900, 500], cap: 2000 },
  ({ tokens, cap }) => {
    const [rx, ry, thick, foot] = [22, 5, 2.7, 176]
    const rim = (x: number, level: number) => {
      const y = foot - level * thick
      return `M${x - rx} ${(y - thick).toFixed(1)}v${thick}a${rx} ${ry} 0 0 0 ${2 * rx} 0v-${thick}`
    }
    const x = (stack: number) => 46 + stack * 57
    const coins = tokens.flatMap((count, stack) => range(count / 100).map((level) => ({ stack, level })))
    const top = (stack: number, level: number) => ellipse([x(stack), foot - level * thick], rx, ry)
    const capped = ({ stack, level }: { stack: number; level: number }) => stack === 0 && level >= cap / 100
    return {
      hatch: coins.filter(capped).map(({ stack, level }) => rim(x(stack), level)),
      line: [
        ...coins.filter(({ stack }) => stack > 0).map(({ stack, level }) => rim(x(stack), level)),
        ...tokens.map((count, stack) => top(stack, count / 100)),
      ],
      brass: [
        ...coins.filter((coin) => coin.stack === 0 && !capped(coin)).map(({ level }) => rim(x(0), level)),
        line([x(0) + rx, foot - (cap / 100) * thick], [302, foot - (cap / 100) * thick]),
      ],
    }
  },
)
