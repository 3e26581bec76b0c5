import type { PieceProps } from '#scenes/instrument/piece.ts'
import { SetPieceScene } from '#scenes/instrument/set-piece.tsx'
import { LOCKS_PIECE } from './piece.ts'

/** Protection: a gyroscope of four rings, of which the measure that is read about turns its face. */
export function LocksScene(props: PieceProps) {
  return <SetPieceScene {...props} spec={LOCKS_PIECE} />
}
