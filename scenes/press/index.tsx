import { clamp01, lerp, smoothstep, TAU } from '#scenes/instrument/ease.ts'
import { gear } from '#scenes/instrument/gear.ts'
import type { Drive, PiecePose } from '#scenes/instrument/piece-pose.ts'
import type { PiecePart, PieceSpec } from '#scenes/instrument/piece.ts'
import { pieceScene } from '#scenes/instrument/set-piece.tsx'
import { BASE, face, frame, PAPER, paper, PAPERS, PLATEN, SCREW, screw } from './geometry.ts'
import { placements } from './placements.ts'

/** From paper to paper, loose and pressed, units. */
export const PITCH = { loose: 0.13, pressed: 0.096 } as const
/** Units that a turn of the screw moves the platen. */
const THREAD = 0.2
const LIGHT = 0.66
/** Height of the bed's face, units. */
const BED = BASE + 0.16

/** The screw presses the papers together as the page is read. */
export function move({ drive }: Readonly<Drive>, out: PiecePose): void {
  const pressed = smoothstep(0, 1, clamp01(drive))
  const pitch = lerp(PITCH.loose, PITCH.pressed, pressed)
  for (let i = 0; i < PAPERS; i += 1) {
    const part = out.parts[i]
    if (!part) continue
    // The lowest lies on the bed.
    part.y = BED + PAPER + i * pitch
    // They lie as they were put down.
    part.turn = 0.035 * Math.sin(i * 2.4) * (1 - 0.6 * pressed)
  }
  const base = out.parts[PAPERS]
  const platen = out.parts[PAPERS + 1]
  const thread = out.parts[PAPERS + 2]
  const wheel = out.parts[PAPERS + 3]
  const bed = out.parts[PAPERS + 4]
  const top = BED + (PAPERS - 1) * pitch + 2 * PAPER + PLATEN.half
  const turned = (top / THREAD) * TAU
  if (base) base.y = BASE
  if (bed) bed.y = BED - 0.03
  if (platen) platen.y = top
  if (thread) {
    thread.y = top
    thread.turn = turned
  }
  if (wheel) {
    wheel.y = top + SCREW
    wheel.turn = turned
  }
  out.core.y = top + SCREW + 0.3
}

const disc = (radius: number, axial: number): PiecePart => ({
  band: { radius: radius / 2 + 0.1, axial, depth: radius - 0.2, rim: 0.08, groove: 0.022 },
})

export const PRESS: PieceSpec = {
  placements,
  move,
  extent: 4.3,
  core: { radius: LIGHT, reach: 4.2 },
  parts: [
    ...Array.from({ length: PAPERS }, (_, i) => ({
      solid: paper(i),
      brass: { rough: 0.8, brush: 0, stuff: 'paper' as const },
    })),
    disc(3.1, 0.24),
    {
      ...disc(PLATEN.radius, PLATEN.half * 2),
      marks: [{ face: 'top', marks: 120, numerals: 0, fine: 0.008 }],
      // In the base its image would be a brown patch.
      brass: { unmirrored: true },
    },
    { solid: screw, brass: { rough: 0.16 } },
    {
      // Its hub is wider than the light that lies in it.
      solid: gear({ radius: 1.7, teeth: 48, tooth: 0.08, rim: 0.16, hub: 0.74, spokes: 5, thickness: 0.16 }),
      brass: { rough: 0.2 },
    },
    // Under the papers bare brass would mirror the dark overhead as a stain.
    { ...disc(2.3, 0.06), solid: face, brass: { rough: 0.5, stuff: 'steel' } },
    { solid: frame, brass: { rough: 0.16, brush: 0 } },
    { dust: { seed: 293, count: 280, inner: 2.6, outer: 8, spread: 2.2, size: 0.032 } },
  ],
}

/** Whitepapers: a press whose screw brings the papers of a long answer together. */
export const PressScene = pieceScene(PRESS)
