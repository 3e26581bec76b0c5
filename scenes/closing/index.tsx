import type { PieceProps } from '#scenes/instrument/piece.ts'
import { SetPieceScene } from '#scenes/instrument/set-piece.tsx'
import { CLOSING } from './piece.ts'

/** The end of every page: the bands lie flat, and the core stands behind them like a horizon. */
export function ClosingScene(props: PieceProps) {
  return <SetPieceScene {...props} spec={CLOSING} />
}
