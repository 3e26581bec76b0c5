import type { MeshBuilder } from '#scenes/instrument/mesh-builder.ts'

/* Units. A loop of metal lies in its local xz plane, long in x. */

/** Half the straight side of a link, the radius of its ends at the middle of the metal, half its flat and its rounding. */
export const LINK = { side: 0.45, end: 0.58, flat: 0.1, round: 0.14 } as const

type Place = readonly [x: number, z: number, outX: number, outZ: number]

/** Point and outward direction at a share of the way round a link's middle line, from the middle of its +z side. */
export function onLink(share: number, { side, end }: Readonly<Record<'side' | 'end', number>> = LINK): Place {
  const arc = Math.PI * end
  let way = (((share % 1) + 1) % 1) * (4 * side + 2 * arc)
  const straight = (x: number, facing: 1 | -1): Place => [x, end * facing, 0, facing]
  const round = (middle: number, angle: number): Place => {
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    return [middle + end * c, end * s, c, s]
  }
  if (way < side) return straight(way, 1)
  way -= side
  if (way < arc) return round(side, Math.PI / 2 - way / end)
  way -= arc
  if (way < 2 * side) return straight(side - way, -1)
  way -= 2 * side
  return way < arc ? round(-side, -Math.PI / 2 - way / end) : straight(way - arc - side, 1)
}

const DOME = 0.18
/** The section of a link: two flats between two rounds, as offsets and normals. */
export function sectionOf(flat: number, round: number, steps = 7): readonly (readonly number[])[] {
  return [0, Math.PI].flatMap((turn) =>
    Array.from({ length: steps + 1 }, (_, i) => {
      const angle = turn - Math.PI / 2 + (i / steps) * Math.PI
      const [c, s] = [Math.cos(angle), Math.sin(angle)]
      // A little domed, or a flat would mirror a single panel.
      const dome = turn ? Math.min(c, -DOME) : Math.max(c, DOME)
      return [c * round + (turn ? -flat : flat), s * round, dome, s]
    }),
  )
}

/** Sweeps a section along a closed way, smooth in both directions. */
export function addSweep(
  builder: MeshBuilder,
  way: (share: number) => Place,
  section: readonly (readonly number[])[],
  steps: number,
): void {
  let before: number[] | null = null
  for (let i = 0; i <= steps; i += 1) {
    const [x, z, outX, outZ] = way(-i / steps)
    const ring = section.map(([out = 0, y = 0, n = 0, up = 0], k) =>
      builder.vertex([x + outX * out, y, z + outZ * out], [outX * n, up, outZ * n], 1, k * 0.06),
    )
    before?.forEach((corner, k) => {
      const next = (k + 1) % ring.length
      builder.quad(corner, before?.[next] ?? 0, ring[k] ?? 0, ring[next] ?? 0)
    })
    before = ring
  }
}
