import { curve, ellipse, line, type Point, plateOf, range, starts, stroke, sum } from './pen.ts'

/* Plates of quantities along an axis. */

/** What a right answer saves and what a wrong one costs, by the chance of being right; where they cross, answering pays. */
export const breakEven = plateOf(
  { saved: 6, lost: 45, answers: [520, 210, 160, 110], right: [98, 93, 84, 61] },
  ({ saved, lost, answers, right }) => {
    const [foot, dollar] = [158, 136 / lost]
    const x = (percent: number) => 24 + percent * 2.7
    const gain = (percent: number) => foot - saved * (percent / 100) * dollar
    const loss = (percent: number) => foot - lost * (1 - percent / 100) * dollar
    const even = (100 * lost) / (lost + saved)
    const between = (percent: number) => stroke(x(percent), loss(percent), gain(percent) - loss(percent))
    const all = range(101)
    const shading = range(51).map((step) => step * 2)
    const rings = right.map((percent, row) => ({
      pays: percent > even,
      ring: ellipse([x(percent), 174], Math.sqrt(answers[row] ?? 0) * 0.46),
    }))
    return {
      hatch: shading.filter((percent) => percent < even).map(between),
      line: [
        line([x(0), foot], [x(100), foot]),
        ...all.map((percent) => stroke(x(percent), foot, percent % 10 ? 2.5 : 5)),
        line([x(0), gain(0)], [x(100), gain(100)]),
        line([x(0), loss(0)], [x(100), loss(100)]),
        ...rings.filter(({ pays }) => !pays).map(({ ring }) => ring),
      ],
      brass: [
        ...shading.filter((percent) => percent > even).map(between),
        stroke(x(even), 16, 168),
        ...rings.filter(({ pays }) => pays).map(({ ring }) => ring),
      ],
    }
  },
)

/** Points that three shops issue, through one ledger, to where they are spent: a line for ten thousand. */
export const oneLedger = plateOf(
  { issued: [421_000, 118_000, 62_000], spent: [236_000, 171_000, 194_000] },
  ({ issued, spent }) => {
    const [out, back] = [issued, spent].map((points) => points.map((count) => Math.round(count / 10_000)))
    const slots = (counts: readonly number[]) => {
      const gap = 20
      const pitch = (160 - 2 * gap) / sum(counts)
      return counts.map((count, shop) =>
        range(count).map((index) => 20 + ((starts(counts)[shop] ?? 0) + index + 0.5) * pitch + shop * gap),
      )
    }
    const [from, to] = [slots(out ?? []), slots(back ?? [])]
    // What a shop issues beyond what it takes is owed: the last of its lines end elsewhere.
    const own = range(3).map((shop) => Math.min(out?.[shop] ?? 0, back?.[shop] ?? 0))
    const kept = range(3).flatMap((shop) =>
      range(own[shop] ?? 0).map((at) => [from[shop]?.[at], to[shop]?.[at]]),
    )
    const owes = range(3).flatMap((shop) => from[shop]?.slice(own[shop]) ?? [])
    const gets = range(3).flatMap((shop) => to[shop]?.slice(own[shop]) ?? [])
    const path = (y = 0, end = 0) =>
      `${curve([30, y], [110, y], [110, 100 + (y - 100) * 0.16], [160, 100 + (y - 100) * 0.16])}S210 ${end.toFixed(1)} 290 ${end.toFixed(1)}`
    const ends = ([x, shops]: readonly [number, number[][]]) =>
      shops.map((ys) => line([x, (ys[0] ?? 0) - 2], [x, (ys.at(-1) ?? 0) + 2]))
    return {
      hatch: kept.map(([y, end]) => path(y, end)),
      line: [
        ...ends([28, from]),
        ...ends([24, from]),
        ...ends([292, to]),
        ...ends([296, to]),
        ellipse([160, 100], 22),
        ellipse([160, 100], 26),
      ],
      brass: owes.map((y, index) => path(y, gets[index])),
    }
  },
)

/** Eight weeks, each forecast from the one before it: a fan of what might come, and what came. */
export const eightOrigins = plateOf(
  {
    start: 395,
    orders: [410, 432, 398, 445, 460, 439, 471, 455],
    model: [402, 420, 417, 430, 452, 455, 458, 462],
    worst: 19,
  },
  ({ start, orders, model, worst }) => {
    const came = [start, ...orders]
    const at = (week: number, value: number): Point => [26 + week * 33.5, 176 - (value - 378) * 1.48]
    const fan = model.flatMap((value, week) =>
      range(13).map((rung) =>
        line(at(week, came[week] ?? 0), at(week + 1, value + ((rung - 6) / 6) * worst)),
      ),
    )
    return {
      hatch: fan,
      line: [
        ...model.map((value, week) => ellipse(at(week + 1, value), 2.6)),
        ...came.map((_, week) => stroke(at(week, 0)[0], 184, week % 4 ? -4 : -7)),
        line([20, 184], [300, 184]),
      ],
      brass: [
        line(...came.map((value, week) => at(week, value))),
        ...came.map((value, week) => ellipse(at(week, value), 1.4)),
      ],
    }
  },
)
