import type { PieceProps } from '#scenes/instrument/piece.ts'
import { SetPieceScene } from '#scenes/instrument/set-piece.tsx'
import { COINS_PIECE } from './piece.ts'

/** Home: coins that rise from a stack and join the ring. */
export function CoinsScene(props: PieceProps) {
  return <SetPieceScene {...props} spec={COINS_PIECE} />
}
