import { arc, CENTER, circle, type Dot, dot, line, type Point, polar, TURN, written } from './emblem-lines.ts'

/** What a paper is about, engraved within a graduated band. In a square of 200 by 200; lines as path data. */
export interface Emblem {
  fine: string
  firm: string
  dots: readonly Dot[]
}

/** Rings with one opening each: the one way in. */
function access(): Emblem {
  const rings = [
    { radius: 78, at: 5.4 },
    { radius: 62, at: 7.6 },
    { radius: 46, at: 9.4 },
    { radius: 30, at: 12.2 },
  ]
  const fine = rings.map(({ radius, at }) => arc(radius, at + 7 / radius, at + TURN - 7 / radius))
  const firm = rings.map(({ radius, at }, ring) => {
    const next = rings[ring + 1]
    const inward = line(polar(at, radius + 8), polar(at, radius - 8))
    return next ? `${inward} ${arc(radius - 8, at, next.at, '')}` : line(polar(at, radius + 8), polar(at, 16))
  })
  return {
    fine: fine.join(' '),
    firm: firm.join(' '),
    dots: [
      dot([CENTER, CENTER], 8, 'core'),
      ...rings.map(({ radius, at }) => dot(polar(at + 2.1, radius), 3, 'ink')),
    ],
  }
}

/** One pool in shares, the largest of which is capped at a fifth. */
function pool(): Emblem {
  const counts = [8, 7, 6, 6, 5, 4, 4]
  const unit = TURN / counts.reduce((sum, count) => sum + count)
  const starts = counts.map(
    (_, share) => counts.slice(0, share).reduce((sum, count) => sum + count, 0) * unit - 2,
  )
  const cap = (starts[0] ?? 0) + (counts[0] ?? 0) * unit
  return {
    fine: [
      circle([CENTER, CENTER], 74),
      circle([CENTER, CENTER], 30),
      ...starts.map((start) => line(polar(start, 30), polar(start, 74))),
    ].join(' '),
    firm: `${arc(80, -2, cap)} ${line(polar(-2, 30), polar(-2, 80))} ${line(polar(cap, 30), polar(cap, 80))}`,
    dots: [
      dot([CENTER, CENTER], 8, 'core'),
      ...counts.flatMap((count, share) =>
        Array.from({ length: count }, (_, token) =>
          dot(
            polar((starts[share] ?? 0) + (token + 0.5) * unit, 46 + (token % 2) * 14),
            3.2,
            share ? 'ink' : 'brass',
          ),
        ),
      ),
    ],
  }
}

/** Two raters, what both accept, and the range around the number. */
function agreement(): Emblem {
  const [left, right] = [78, 122]
  const radius = 42
  const half = Math.sqrt(radius ** 2 - (CENTER - left) ** 2)
  const [top, foot] = [88 - half, 88 + half]
  const side = `A${radius} ${radius} 0 0 1`
  const both: Point[] = [
    [100, 66],
    [93, 80],
    [107, 80],
    [93, 95],
    [107, 95],
    [100, 110],
  ]
  const one: Point[] = [
    [58, 76],
    [64, 102],
    [141, 74],
    [137, 101],
    [50, 92],
  ]
  return {
    fine: `${circle([left, 88], radius)} ${circle([right, 88], radius)} ${line([58, 154], [142, 154])}`,
    firm: [
      `M${written([CENTER, top])} ${side} ${written([CENTER, foot])} ${side} ${written([CENTER, top])}`,
      line([88, 154], [126, 154]),
      line([88, 149], [88, 159]),
      line([126, 149], [126, 159]),
    ].join(' '),
    dots: [
      ...both.map((point) => dot(point, 3.4, 'core')),
      ...one.map((point) => dot(point, 2.6, 'ink')),
      dot([109, 154], 4, 'brass'),
    ],
  }
}

/** A forecast made again from several moments in the past, and what came. */
function forecast(): Emblem {
  const came: Point[] = [
    [26, 122],
    [48, 106],
    [74, 116],
    [100, 94],
    [126, 102],
    [152, 76],
    [172, 82],
  ]
  const origins = came.slice(1, 5)
  return {
    fine: origins
      .map(([x, y]) =>
        [
          line([x, y - 32], [x, y + 32]),
          line([x + 38, y - 30], [x, y], [x + 38, y + 14]),
          line([x, y], [x + 38, y - 8]),
        ].join(' '),
      )
      .join(' '),
    firm: line(...came),
    dots: [
      ...origins.map((point) => dot(point, 4, 'core')),
      ...came.slice(5).map((point) => dot(point, 3, 'ink')),
      dot(came[0] ?? [0, 0], 3, 'brass'),
    ],
  }
}

/** Bodies on their orbits, each in step with the next. */
function train(): Emblem {
  const orbits = [26, 44, 62, 78]
  return {
    fine: orbits.map((radius) => circle([CENTER, CENTER], radius)).join(' '),
    firm: orbits.map((radius, orbit) => arc(radius, orbit * 0.9, orbit * 0.9 + 1.1)).join(' '),
    dots: [
      dot([CENTER, CENTER], 8, 'core'),
      ...orbits.map((radius, orbit) => dot(polar(orbit * 0.9 + 1.1, radius), 4, orbit % 2 ? 'ink' : 'brass')),
    ],
  }
}

const EMBLEMS = {
  analytics: forecast,
  automation: train,
  security: access,
  assistants: agreement,
  tokens: pool,
}

export const emblem = (subject: keyof typeof EMBLEMS): Emblem => EMBLEMS[subject]()
