import type { PieceProps } from '#scenes/instrument/piece.ts'
import { SetPieceScene } from '#scenes/instrument/set-piece.tsx'
import { ORRERIES } from './piece.ts'

/** Industries: four small orreries on one ring; the page's own stands larger and holds the light. */
export function OrreriesScene({ frame, tier, cue }: PieceProps) {
  return <SetPieceScene frame={frame} tier={tier} cue={cue} spec={ORRERIES} />
}
