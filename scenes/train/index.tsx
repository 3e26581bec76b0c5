import type { PieceProps } from '#scenes/instrument/piece.ts'
import { SetPieceScene } from '#scenes/instrument/set-piece.tsx'
import { TRAIN } from './piece.ts'

/** Automation: six gears in a train; the light stands on the gear whose step runs. */
export function TrainScene({ frame, tier, cue }: PieceProps) {
  return <SetPieceScene frame={frame} tier={tier} cue={cue} spec={TRAIN} />
}
