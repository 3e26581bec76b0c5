import type { PieceProps } from '#scenes/instrument/piece.ts'
import { SetPieceScene } from '#scenes/instrument/set-piece.tsx'
import { TABLE } from './piece.ts'

/** The integrated platform: a geared table with six arms that turn around one core. */
export function TableScene({ frame, tier, cue }: PieceProps) {
  return <SetPieceScene frame={frame} tier={tier} cue={cue} spec={TABLE} />
}
