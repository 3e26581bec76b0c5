import type { PieceProps } from '#scenes/instrument/piece.ts'
import { SetPieceScene } from '#scenes/instrument/set-piece.tsx'
import { INSIDE } from './piece.ts'

/** About: the instrument from within, its great rings all around; they come together as the story goes on. */
export function InsideScene({ frame, tier, cue }: PieceProps) {
  return <SetPieceScene frame={frame} tier={tier} cue={cue} spec={INSIDE} />
}
