import type { PieceProps } from '#scenes/instrument/piece.ts'
import { SetPieceScene } from '#scenes/instrument/set-piece.tsx'
import { CHAIN } from './piece.ts'

/** The ledger: a chain of six rings, each held by the one before. */
export function ChainScene(props: PieceProps) {
  return <SetPieceScene {...props} spec={CHAIN} />
}
