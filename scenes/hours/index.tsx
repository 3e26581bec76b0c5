import type { PieceProps } from '#scenes/instrument/piece.ts'
import { SetPieceScene } from '#scenes/instrument/set-piece.tsx'
import { HOURS } from './piece.ts'

/** Contact: a dial of the twenty-four hours, the office's own lit, and a hand at the hour there now. */
export function HoursScene(props: PieceProps) {
  return <SetPieceScene {...props} spec={HOURS} />
}
