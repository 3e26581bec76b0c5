import { chance, digest } from '#src/lib/digest.ts'
import { box, closed, curve, ellipse, line, type Point, plateOf, range, stroke } from './pen.ts'

/* Plates of things. */

/** A key in its lock, a pin for each person. One pin that is not at the line is enough, and nothing turns. */
export const oneWrongPin = plateOf({ people: 50, percent: 2 }, ({ people, percent }) => {
  const wrong = new Set(range((people * percent) / 100).map((index) => 34 + index))
  const shear = 92
  const x = (pin: number) => 88 + pin * 4.3
  const cut = range(people).map((pin) => 132 - Math.round(chance(`key ${Math.floor(pin / 2)}`) * 5) * 4)
  const blade = cut.flatMap((y, pin): Point[] => [
    [x(pin) - 2.15, y],
    [x(pin) + 2.15, y],
  ])
  const right = range(people).filter((pin) => !wrong.has(pin))
  const lifted = (pin: number) => (wrong.has(pin) ? 9 : 0)
  const spring = (pin: number) => {
    const top = shear - 34 - lifted(pin)
    const coil = (top - 22) / 6
    return line(...range(7).map((turn): Point => [x(pin) + (turn % 2 ? 1.5 : -1.5), 22 + turn * coil]))
  }
  return {
    hatch: [...right.map(spring), ...right.map((pin) => stroke(x(pin), shear - 2, -32))],
    line: [
      line([74, shear], [304, shear]),
      line([74, 18], [304, 18]),
      line([74, 160], [304, 160]),
      closed([70, 118], ...blade, [306, 140], [300, 150], [70, 150]),
      ellipse([46, 134], 27),
      ellipse([46, 134], 22),
      ellipse([36, 134], 7),
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
    .map((bit) => stroke(x + (bit % 4) * 3, y + Math.floor(bit / 4) * 4, 2.8))
}

/** A page for each question; each begins with the seal that the page before it ends with. */
export const sealedPages = plateOf({ questions: 6 }, ({ questions }) => {
  const [width, height, step] = [40, 136, 47.2]
  const pages = range(questions)
  const seals = pages.map((page) => digest(range(page + 1).join(' ')))
  const x = (page: number) => 22 + page * step
  const lines = pages.flatMap((page) =>
    range(16).map((row): [Point, Point] => {
      const y = 58 + row * 5.4
      return [
        [x(page) + 6, y],
        [x(page) + 18 + chance(`entry ${page} ${row}`) * 16, y],
      ]
    }),
  )
  const last = (page: number) => seal(seals[page] ?? 0, x(page) + width - 15, 151)
  const first = (page: number) => seal(seals[page - 1] ?? 0, x(page) + 6, 37)
  return {
    hatch: lines.map((points) => line(...points)),
    line: [
      ...pages.map((page) => box(x(page), 32, width, height)),
      ...pages.slice(1).flatMap(first),
      ...pages.flatMap(last),
    ],
    brass: pages
      .slice(1)
      .map((page) =>
        curve([x(page) - 10, 147], [x(page) - 10, 100], [x(page) + 10, 100], [x(page) + 10, 55]),
      ),
  }
})

/** Working days from the first email to the first load, as track: ten sleepers a day. */
export const shorterTrack = plateOf(
  { before: 11.2, after: 3.4, waiting: 71 },
  ({ before, after, waiting }) => {
    const day = 272 / before
    const track = (days: number, y: number) => ({
      rails: [-13, -10, 10, 13].map((side) => line([22, y + side], [22 + days * day, y + side])),
      stop: box(22 + days * day, y - 17, 4, 34),
      sleepers: range(Math.round(days * 10) + 1).map((tenth) => {
        const half = tenth % 10 ? 18 : 24
        return { x: 22 + (tenth * day) / 10, y: y - half, length: 2 * half, share: tenth / (days * 10) }
      }),
    })
    const [long, short] = [track(before, 62), track(after, 138)]
    const written = ({ x, y, length }: { x: number; y: number; length: number }) => stroke(x, y, length)
    return {
      hatch: long.sleepers.filter(({ share }) => share * 100 < waiting).map(written),
      line: [
        ...long.rails,
        long.stop,
        ...long.sleepers.filter(({ share }) => share * 100 >= waiting).map(written),
      ],
      brass: [...short.rails, short.stop, ...short.sleepers.map(written)],
    }
  },
)

/** A jacket as a pattern maker grades it, one outline for each article that was marked; four of them were cut wrong. */
export const gradedJacket = plateOf({ marked: 19, wrong: 4 }, ({ marked, wrong }) => {
  const sizes = range(marked)
  const off = (size: number) => size % 5 === 3 && size < wrong * 5
  const outline = (size: number) => {
    const grade = size / (marked - 1)
    const narrow = off(size) ? 7 : 0
    const half: Point[] = [
      [9 + 4 * grade, 40 - 12 * grade],
      [34 + 18 * grade - narrow, 50 - 14 * grade],
      [62 + 36 * grade, 124 + 34 * grade],
      [46 + 32 * grade, 130 + 36 * grade],
      [30 + 16 * grade, 84 + 8 * grade],
      [32 + 18 * grade, 142 + 42 * grade],
    ]
    const mirrored = half.map(([x, y]): Point => [-x, y]).toReversed()
    return closed(...[...half, ...mirrored].map(([x, y]): Point => [160 + x, y - 6]))
  }
  return {
    hatch: sizes.filter((size) => !off(size) && size > 0 && size < marked - 1).map(outline),
    line: [outline(0), outline(marked - 1), line([160, 30], [160, 178])],
    brass: sizes.filter(off).map(outline),
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
