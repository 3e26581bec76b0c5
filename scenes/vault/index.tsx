import type { PieceProps } from '#scenes/instrument/piece.ts'
import { SetPieceScene } from '#scenes/instrument/set-piece.tsx'
import { VAULT } from './piece.ts'

/** Security: six rings that close one after another around the core, then the bolts go in. */
export function VaultScene(props: PieceProps) {
  return <SetPieceScene {...props} spec={VAULT} />
}
