import { InstancedBufferAttribute, InstancedBufferGeometry, BufferAttribute } from 'three'
import type { BandSpec } from './band-profile.ts'
import { TAU } from './ease.ts'
import { numeralStrokes } from './numerals.ts'

export type Face = 'outer' | 'inner' | 'top' | 'bottom'

export interface Graduation {
  face: Face
  /** Marks around the ring: every 5th longer, every 10th longer and bold. */
  marks: number
  /** Numerals I..XII spread around the ring; 0 for none. */
  numerals: number
  /** Half width of a fine mark, units. */
  fine: number
}

/** Engraved strokes, one instance each: ends, the direction across, half width, place on the ring 0..1. */
interface Strokes {
  from: number[]
  to: number[]
  across: number[]
  /** x: half width in units; y: place around the ring, 0..1. */
  style: number[]
}

const LIFT = 0.004

type Vec = readonly [number, number, number]

/** Maps (angle, s) on a face to a point; s runs −1..1 across the face. */
function onFace(spec: BandSpec, face: Face, angle: number, s: number): Vec {
  const h = spec.axial / 2
  const sunkAxial = spec.axial > spec.rim * 3 ? spec.groove : 0
  const sunkRadial = spec.depth > spec.rim * 3 ? spec.groove : 0
  const half = spec.depth / 2
  const [r, y] = {
    outer: [spec.radius + half - sunkAxial + LIFT, s * (h - spec.rim)],
    inner: [spec.radius - half + sunkAxial - LIFT, s * (h - spec.rim)],
    top: [spec.radius + s * (half - spec.rim), h - sunkRadial + LIFT],
    bottom: [spec.radius + s * (half - spec.rim), -h + sunkRadial - LIFT],
  }[face] as [number, number]
  return [Math.cos(angle) * r, y - (spec.dish ?? 0) * (r - spec.radius), Math.sin(angle) * r]
}

export function createStrokes(): Strokes {
  return { from: [], to: [], across: [], style: [] }
}

function add(out: Strokes, a: Vec, b: Vec, normal: Vec, width: number, place: number): void {
  const [dx, dy, dz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
  const x = dy * normal[2] - dz * normal[1]
  const y = dz * normal[0] - dx * normal[2]
  const z = dx * normal[1] - dy * normal[0]
  const length = Math.hypot(x, y, z) || 1
  out.from.push(...a)
  out.to.push(...b)
  out.across.push(x / length, y / length, z / length)
  out.style.push(width, place)
}

function normalAt(face: Face, angle: number): Vec {
  if (face === 'top') return [0, 1, 0]
  if (face === 'bottom') return [0, -1, 0]
  const sign = face === 'outer' ? 1 : -1
  return [Math.cos(angle) * sign, 0, Math.sin(angle) * sign]
}

/** Length of a mark as a share of half the face, and its width as a multiple of the fine width; the shader reads it, too. */
export const MARK_SIZES = {
  ten: { reach: 0.86, bold: 2.4 },
  five: { reach: 0.6, bold: 1.35 },
  one: { reach: 0.36, bold: 1 },
} as const

export const markSize = (i: number) => MARK_SIZES[i % 10 === 0 ? 'ten' : i % 5 === 0 ? 'five' : 'one']

/** Marks hang from the +s rim; numerals stand in the free part below the bold ones. */
export function graduate(spec: BandSpec, graduation: Graduation, out: Strokes): Strokes {
  const { face, marks, numerals, fine } = graduation
  const facing = face === 'inner' || face === 'top' ? -1 : 1
  const open = ((spec.gap ?? 0) / 720) * TAU
  const isOpen = (angle: number) => angle < open || angle > TAU - open
  for (let i = 0; i < marks; i += 1) {
    const angle = (i / marks) * TAU
    if (isOpen(angle)) continue
    const { reach, bold } = markSize(i)
    const top = onFace(spec, face, angle, 0.98)
    add(out, top, onFace(spec, face, angle, 0.98 - reach), normalAt(face, angle), fine * bold, i / marks)
  }
  const span = face === 'outer' || face === 'inner' ? spec.axial / 2 - spec.rim : spec.depth / 2 - spec.rim
  for (let k = 0; k < numerals; k += 1) {
    // Half a step off the bold marks, so that a numeral never stands on one.
    const centre = ((k + 0.5) / numerals) * TAU
    if (isOpen(centre)) continue
    // They rise from left to right for whoever looks at the face.
    const value = facing > 0 ? 12 - (k % 12) : (k % 12) + 1
    for (const [x0, y0, x1, y1] of numeralStrokes(value)) {
      const size = span * 0.62
      const at = (x: number, y: number): [number, number] => [
        centre - (facing * x * size) / spec.radius,
        -0.86 + y * 0.62,
      ]
      const [a, b] = [at(x0, y0), at(x1, y1)]
      const from = onFace(spec, face, a[0], a[1])
      add(
        out,
        from,
        onFace(spec, face, b[0], b[1]),
        normalAt(face, centre),
        fine * 1.15,
        (k + 0.5) / numerals,
      )
    }
  }
  return out
}

export function strokesGeometry(strokes: Strokes): InstancedBufferGeometry {
  const geometry = new InstancedBufferGeometry()
  geometry.setAttribute(
    'position',
    new BufferAttribute(new Float32Array([-1, 0, 0, 1, 0, 0, -1, 1, 0, 1, 1, 0]), 3),
  )
  geometry.setIndex([0, 1, 2, 2, 1, 3])
  geometry.setAttribute('aFrom', new InstancedBufferAttribute(new Float32Array(strokes.from), 3))
  geometry.setAttribute('aTo', new InstancedBufferAttribute(new Float32Array(strokes.to), 3))
  geometry.setAttribute('aAcross', new InstancedBufferAttribute(new Float32Array(strokes.across), 3))
  geometry.setAttribute('aStyle', new InstancedBufferAttribute(new Float32Array(strokes.style), 2))
  geometry.instanceCount = strokes.style.length / 2
  return geometry
}
