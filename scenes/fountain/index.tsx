import { DEGREE, TAU } from '#scenes/instrument/ease.ts'
import type { Drive, PiecePose } from '#scenes/instrument/piece-pose.ts'
import type { PiecePart, PieceSpec } from '#scenes/instrument/piece.ts'
import { pieceScene } from '#scenes/instrument/set-piece.tsx'
import { sample } from '#src/content/industries/funnel.ts'
import { pieceState } from '#src/stores/pieces.ts'
import { bandOf, type Bowl, bowls, LIGHT, middleOf } from './bowls.ts'
import { DROPS, placeDrop, sharesOf } from './drops.ts'
import { placements } from './placements.ts'
import { BASE, stand } from './stand.ts'

/** Of those who reach a bowl, and of all, the shares that go on; from the last, the orders that are kept. */
const rates = [0, 0, (100 - sample.rates.returns) / 100]
const shares: number[] = []

/** Where the lit marks of a bowl begin, degrees: they run along its far side, which is seen. */
const LIT_FROM = 205

/** Of each bowl as much is lit as goes on from it. */
function move({ time, signal, second }: Readonly<Drive>, out: PiecePose): void {
  rates[0] = signal / 100
  rates[1] = second / 100
  sharesOf(rates, shares)
  for (let i = 0; i < DROPS; i += 1) {
    const drop = out.bodies[i]
    if (drop) placeDrop(i, time, shares, drop)
  }
  for (let i = 0; i < bowls.length; i += 1) {
    const bowl = bowls[i]
    const part = out.parts[i]
    if (!bowl || !part) continue
    part.y = middleOf(bowl)
    part.turn = -LIT_FROM * DEGREE
    part.lit = rates[i] ?? 0
  }
  const ring = out.parts[bowls.length]
  if (ring) {
    ring.y = BASE.y
    ring.turn = (time / 400) * TAU
  }
  out.core.y = LIGHT.y
}

const bowlPart = (bowl: Bowl): PiecePart => ({
  band: bandOf(bowl),
  marks: [{ face: 'top', marks: 100, numerals: 0, fine: 0.011, enamel: true }],
  // The image of the bowl above would be a brown patch.
  brass: { unmirrored: true },
})

export const FOUNTAIN: PieceSpec = {
  placements,
  move,
  signal: () => pieceState().baskets,
  second: () => pieceState().orders,
  rate: 4,
  extent: 4.3,
  core: { radius: LIGHT.radius, reach: 4 },
  parts: [
    ...bowls.map(bowlPart),
    {
      band: { radius: BASE.radius, axial: 0.2, depth: 0.5, rim: 0.05, groove: 0.018, dish: 0.06 },
      marks: [{ face: 'top', marks: 180, numerals: 12, fine: 0.006 }],
    },
    { solid: stand, brass: { rough: 0.16, brush: 0 }, rods: true },
    { dust: { seed: 271, count: 260, inner: 2.6, outer: 8, spread: 2.2, size: 0.032 } },
  ],
  bodies: Array.from({ length: DROPS }, () => ({ colour: 'ice', metal: 0, strata: 0 })),
}

/** E-commerce: visits fall through three bowls; of each as many go on as its rate says, and what is kept falls into the light. */
export const FountainScene = pieceScene(FOUNTAIN)
