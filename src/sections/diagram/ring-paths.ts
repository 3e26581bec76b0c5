import { hundredths } from '#src/lib/numbers.ts'

/** A brass band around the vertical axis, seen from above: half axes of its ellipse and its height, in SVG units. */
export interface RingShape {
  rx: number
  ry: number
  height: number
}

/** The half of the band that is nearer to the reader, and the inside of the other half. */
export function bandHalves({ rx, ry, height }: RingShape): { front: string; back: string } {
  const h = height / 2
  const half = (sweep: 0 | 1) =>
    `M${-rx} ${-h}A${rx} ${ry} 0 0 ${sweep} ${rx} ${-h}V${h}A${rx} ${ry} 0 0 ${1 - sweep} ${-rx} ${h}Z`
  return { front: half(0), back: half(1) }
}

/** The edges of a half as two arcs: where light catches the rims. */
export function bandRims({ rx, ry, height }: RingShape, side: 'front' | 'back'): string {
  const h = height / 2
  const sweep = side === 'front' ? 0 : 1
  return [-h, h]
    .map((y) => `M${-rx} ${hundredths(y)}A${rx} ${ry} 0 0 ${sweep} ${rx} ${hundredths(y)}`)
    .join('')
}

/** Ticks of one weight around a full turn: every 5th longer, every 10th longer still (design: Materials). */
export function bandTicks(
  { rx, ry, height }: RingShape,
  side: 'front' | 'back',
  marks: number,
  weight: 'fine' | 'bold',
): string {
  const ticks: string[] = []
  for (let i = 0; i < marks; i += 1) {
    const angle = (i / marks) * 2 * Math.PI
    const near = Math.sin(angle)
    const bold = i % 10 === 0
    if (bold !== (weight === 'bold') || (side === 'front' ? near < 0.04 : near > -0.04)) continue
    const reach = bold ? 0.62 : i % 5 === 0 ? 0.46 : 0.28
    const top = ry * near - height * 0.42
    ticks.push(`M${hundredths(rx * Math.cos(angle))} ${hundredths(top)}v${hundredths(height * reach)}`)
  }
  return ticks.join('')
}

/** The right half of a flat ring seen from the front; mirrored it is the left half. */
export function flatHalf(outer: number, inner: number): string {
  return `M0 ${-outer}A${outer} ${outer} 0 0 1 0 ${outer}V${inner}A${inner} ${inner} 0 0 0 0 ${-inner}Z`
}

/** Radial ticks between two radii, on the right half or all around. */
export function flatTicks(from: number, to: number, marks: number, half: boolean): string {
  const ticks: string[] = []
  for (let i = 0; i < marks; i += 1) {
    const angle = (i / marks) * 2 * Math.PI - Math.PI / 2
    const c = Math.cos(angle)
    if (half && c < 0.01) continue
    const s = Math.sin(angle)
    const end = from + (to - from) * (i % 10 === 0 ? 1 : i % 5 === 0 ? 0.75 : 0.5)
    ticks.push(
      `M${hundredths(c * from)} ${hundredths(s * from)}L${hundredths(c * end)} ${hundredths(s * end)}`,
    )
  }
  return ticks.join('')
}
