import type { PieceProps } from '#scenes/instrument/piece.ts'
import { SetPieceScene } from '#scenes/instrument/set-piece.tsx'
import { COMPASS } from './piece.ts'

/** Support: a compass in its gimbal; the needle settles as the page is read. */
export function CompassScene({ frame, tier, cue }: PieceProps) {
  return <SetPieceScene frame={frame} tier={tier} cue={cue} spec={COMPASS} />
}
