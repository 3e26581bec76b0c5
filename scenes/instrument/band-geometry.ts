import type { BufferGeometry } from 'three'
import { addDressedEnd, addEnd } from './band-ends.ts'
import { bandProfile, type BandSpec, type Corner, type Facet, normalsOf, type Pin } from './band-profile.ts'
import { DEGREE, TAU } from './ease.ts'
import { MeshBuilder } from './mesh-builder.ts'
import { addTurned, type Point } from './metalwork.ts'
import type { Tier } from './scene-props.ts'

const SEGMENTS: Record<Tier, number> = { high: 224, medium: 160, low: 96 }

/** Segments around a ring: from a radius of three units on as many as its tier has, in smaller rings fewer. */
const segmentsAt = (radius: number, tier: Tier) =>
  Math.max(48, Math.round(SEGMENTS[tier] * Math.min(1, Math.sqrt(radius / 3))))

/** The angles between which a ring is of metal. */
function span({ gap = 0 }: BandSpec): readonly [from: number, to: number] {
  return [(gap / 2) * DEGREE, TAU - (gap / 2) * DEGREE]
}

const OUTWARD: Facet = [1, 0]

/** Sweeps a closed cross-section around y. Facets keep hard edges; the sweep itself is smooth. */
function sweep(builder: MeshBuilder, corners: readonly Corner[], segments: number, spec: BandSpec): void {
  const [from, to] = span(spec)
  let along = 0
  const normals = normalsOf(corners)
  corners.forEach((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner
    const length = Math.hypot(next[0] - corner[0], next[1] - corner[1])
    const [below, above] = normals[index] ?? [OUTWARD, OUTWARD]
    let previous: [number, number] | null = null
    for (let i = 0; i <= segments; i += 1) {
      const angle = from + (i / segments) * (to - from)
      const [c, s] = [Math.cos(angle), Math.sin(angle)]
      const normal = ([x, y]: Facet) => [c * x, y, s * x]
      const lit = spec.lightAt?.(angle) ?? 1
      const a = builder.vertex(
        [c * corner[0], corner[1], s * corner[0]],
        normal(below),
        lit * corner[2],
        along,
      )
      const b = builder.vertex(
        [c * next[0], next[1], s * next[0]],
        normal(above),
        lit * next[2],
        along + length,
      )
      if (previous) builder.quad(previous[0], previous[1], a, b)
      previous = [a, b]
    }
    along += length
  })
}

/** Turned pin: rod, collar at both ends, and a rounded seat. [position 0..1, radius as a multiple]. */
const PIN_PROFILE: readonly (readonly [number, number])[] = [
  [0, 2.4],
  [0.1, 2.4],
  [0.14, 1.9],
  [0.2, 1.1],
  [0.24, 1],
  [0.76, 1],
  [0.8, 1.1],
  [0.84, 1.7],
  [0.9, 2],
  [1, 2],
]

function addPin(builder: MeshBuilder, { angle, from, to, thickness }: Pin): void {
  const at = (r: number): Point => [Math.cos(angle * DEGREE) * r, 0, Math.sin(angle * DEGREE) * r]
  const profile = PIN_PROFILE.map(([t, scale]) => [t, scale * thickness] as const)
  addTurned(builder, at(from), at(to), profile)
}

/** Low trapezoid teeth: fine enough to read as a knurled edge from afar. */
function addTeeth(builder: MeshBuilder, spec: BandSpec, count: number): void {
  const root = spec.radius + spec.depth / 2 - 0.004
  const pitch = (TAU * root) / count
  const tip = root + pitch * 0.62
  const h = spec.axial * 0.3
  const [from, end] = span(spec)
  for (let i = 0; i < count; i += 1) {
    const middle = (i / count) * TAU
    const half = pitch / root / 2
    if (spec.gap && (middle - half < from || middle + half > end)) continue
    const at = (offset: number, r: number, y: number) => {
      const angle = middle + offset / root
      const slope = (spec.dish ?? 0) * (r - spec.radius)
      return [Math.cos(angle) * r, y - slope, Math.sin(angle) * r]
    }
    const n = [Math.cos(middle), 0, Math.sin(middle)]
    const t = [-Math.sin(middle), 0, Math.cos(middle)]
    const [w, v] = [pitch * 0.3, pitch * 0.16]
    const face = (corners: number[][], normal: number[]) => {
      const [a = 0, b = 0, c = 0, d = 0] = corners.map((corner, k) =>
        builder.vertex(corner, normal, k % 2 ? 1 : 0.8, 0),
      )
      builder.quad(a, b, c, d)
    }
    face([at(-v, tip, -h), at(-v, tip, h), at(v, tip, -h), at(v, tip, h)], n)
    face(
      [at(-w, root, -h), at(-w, root, h), at(-v, tip, -h), at(-v, tip, h)],
      t.map((x, k) => (n[k] ?? 0) * 0.2 - x),
    )
    face(
      [at(v, tip, -h), at(v, tip, h), at(w, root, -h), at(w, root, h)],
      t.map((x, k) => (n[k] ?? 0) * 0.2 + x),
    )
    face([at(-w, root, h), at(w, root, h), at(-v, tip, h), at(v, tip, h)].toReversed(), [0, 1, 0])
    face([at(-w, root, -h), at(w, root, -h), at(-v, tip, -h), at(v, tip, -h)], [0, -1, 0])
  }
}

export function bandGeometry(spec: BandSpec, tier: Tier): BufferGeometry {
  const builder = new MeshBuilder()
  const corners = bandProfile(spec)
  const [from, to] = span(spec)
  sweep(builder, corners, segmentsAt(spec.radius, tier), spec)
  if (spec.gap) {
    const add = spec.crown ? addDressedEnd : addEnd
    add(builder, corners, from, -1)
    add(builder, corners, to, 1)
  }
  for (const pin of spec.pins ?? []) addPin(builder, pin)
  if (spec.teeth) addTeeth(builder, spec, spec.teeth)
  return builder.build()
}
