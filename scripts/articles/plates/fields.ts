import { chance } from '#src/lib/digest.ts'
import { box, chosen, ellipse, line, type Point, polar, plateOf, range, starts, stroke, sum } from './pen.ts'

/* Plates of many marks, each of which stands for something that the article counts. */

const flag = (x: number, y: number) => `${stroke(x, y, -6.5)}l3.6 1.5l-3.6 1.5`

/** One mark for ten leads. Those who buy are one column of fifty; of each other column one mark is flagged, wrongly. */
export const wrongFlags = plateOf({ leads: 10_000, buyers: 200, found: 180, wrong: 490 }, (counted) => {
  const rows = counted.buyers / 10
  const columns = counted.leads / counted.buyers
  const [found, wrong] = [counted.found / 10, counted.wrong / 10]
  const at = (column: number, row: number): Point => [21 + column * 5.55 + (column ? 8 : 0), 23 + row * 8.6]
  const flagged = range(wrong).map((index) => Math.floor(chance(`lead ${index}`) * rows))
  const silent = range(columns - 1).flatMap((column) =>
    range(rows)
      .filter((row) => flagged[column] !== row)
      .map((row) => at(column + 1, row)),
  )
  return {
    hatch: silent.map(([x, y]) => stroke(x, y, -3)),
    line: flagged.map((row, column) => flag(...at(column + 1, row))),
    brass: [
      ...range(found).map((row) => flag(...at(0, row))),
      ...range(rows - found).map((row) => ellipse([at(0, 0)[0] + 1, at(0, found + row)[1] - 2], 1.6)),
    ],
  }
})

/** A tally wound up from the middle, so that all its strokes are equally far apart. */
function tally(middle: Point, count: number, outer: number): string[] {
  const turns = outer / 4.3
  return range(count).map((index) => {
    // Area grows with the square of the radius, and so does the count.
    const radius = outer * Math.sqrt((index + 24) / (count + 24))
    const angle = (radius / outer) * turns * 2 * Math.PI
    return line(polar(middle, radius - 1.5, angle), polar(middle, radius + 1.5, angle))
  })
}

/** The month as each of two systems tells it: the orders that one of them lacks stand out in the other. */
export const twoTallies = plateOf(
  { orders: 1240, seen: 1187, reasons: [21, 18, 3], shifted: 11 },
  ({ orders, seen, reasons, shifted }) => {
    const missing = chosen('orders', sum(reasons), orders - shifted)
    // The last hours of the month are the next month's elsewhere.
    const differs = (index: number) => missing.has(index) || index >= orders - shifted
    const [left, right]: [Point, Point] = [
      [84, 100],
      [236, 100],
    ]
    const both = tally(left, orders, 68)
    const other = tally(right, orders, 68).filter((_, index) => !differs(index))
    if (other.length !== seen) throw new Error(`${other.length} orders are in both, not ${seen}`)
    return {
      hatch: [ellipse(left, 73), ellipse(right, 73)],
      line: [...both.filter((_, index) => !differs(index)), ...other],
      brass: both.filter((_, index) => differs(index)),
    }
  },
)

/** People and applications: all that is allowed, and in brass what roles, exceptions and rare tasks need. */
export const allowedPairs = plateOf(
  { cells: 1196, people: 52, apps: 23, allowed: 611, after: 298, roles: 243, exceptions: 31, rare: 24 },
  ({ cells, people, apps, allowed, after, roles, exceptions, rare }) => {
    // Seven roles: how many people, and how many applications each of them uses.
    const sizes = [12, 10, 8, 7, 6, 5, 4]
    const uses = [3, 5, 6, 5, 5, 4, 6]
    const first = starts(sizes)
    const inRole = new Set(
      sizes.flatMap((size, role) =>
        range(size).flatMap((person) =>
          range(uses[role] ?? 0).map(
            (app) => ((first[role] ?? 0) + person) * apps + ((role * 3 + app) % apps),
          ),
        ),
      ),
    )
    if (inRole.size !== roles) throw new Error(`${inRole.size} pairs are in a role`)
    const others = [...chosen('pairs', cells, cells)].filter((cell) => !inRole.has(cell))
    const kept = [...inRole, ...others.slice(0, exceptions + rare)]
    const mark = (cell: number) =>
      stroke(23 + Math.floor(cell / apps) * (274 / (people - 1)), 18 + (cell % apps) * 7.25, 4.6)
    return {
      hatch: others.slice(exceptions + rare, exceptions + rare + allowed - after).map(mark),
      line: [],
      brass: kept.map(mark),
    }
  },
)

/** Marks of two raters on the same answers: a cross is both. Beneath, the share and the range around it. */
export const twoRaters = plateOf(
  { answers: 300, both: 246, first: 15, second: 12, neither: 27, range: [82.4, 90.1], share: 86.7 },
  ({ answers, both, first, second, neither, range: [low, high], share }) => {
    const order = [...chosen('answers', answers, answers)]
    const at = (index: number): Point => [25 + (index % 30) * 9.3, 22 + Math.floor(index / 30) * 12.6]
    const rising = ([x, y]: Point) => `M${x.toFixed(1)} ${(y + 6).toFixed(1)}l6-7`
    const falling = ([x, y]: Point) => `M${x.toFixed(1)} ${y.toFixed(1)}l6 5.4`
    const marks = order.map(at)
    const percent = (value: number) => 25 + value * 2.7
    const scale = range(101).map((value) => stroke(percent(value), 172, value % 10 ? -3 : -7))
    return {
      hatch: marks.slice(-neither).map(([x, y]) => ellipse([x + 3, y + 2.5], 0.8)),
      line: [...marks.slice(0, both).flatMap((mark) => [rising(mark), falling(mark)]), ...scale],
      brass: [
        ...marks.slice(both, both + first).map(rising),
        ...marks.slice(both + first, both + first + second).map(falling),
        line([percent(low), 168], [percent(low), 178], [percent(high), 178], [percent(high), 168]),
        ellipse([percent(share), 178], 3),
      ],
    }
  },
)

/** Files of all matters in their drawers, those that one person has opened, and the accounts that may open every one. */
export const drawers = plateOf(
  { matters: 412, opened: 14, accounts: 50, before: 31, after: 2 },
  ({ matters, opened, accounts, before, after }) => {
    const rows = 4
    const each = matters / rows
    const out = chosen('matters', opened, matters)
    const place = (matter: number): Point => [
      23 + (matter % each) * (274 / (each - 1)),
      52 + Math.floor(matter / each) * 35,
    ]
    const file = (matter: number) => {
      const [x, y] = place(matter)
      const height = 14 + Math.floor(chance(`file ${matter}`) * 5) * 2.2
      return stroke(x, y, out.has(matter) ? -29 : -height)
    }
    const account = (index: number) => ellipse([23 + index * (274 / (accounts - 1)), 179], 1.9)
    return {
      hatch: [
        ...range(matters)
          .filter((matter) => !out.has(matter))
          .map(file),
        ...range(accounts - before).map((index) => account(before + index)),
      ],
      line: [
        ...range(rows).map((row) => box(18, 54 + row * 35, 284, 3)),
        ...range(before - after).map((index) => account(after + index)),
      ],
      brass: [...[...out].map(file), ...range(after).map(account)],
    }
  },
)
