import type { PieceProps } from '#scenes/instrument/piece.ts'
import { SetPieceScene } from '#scenes/instrument/set-piece.tsx'
import { TABLE } from './piece.ts'

/** The integrated platform: a geared table with six arms that turn around one core. */
export function TableScene(props: PieceProps) {
  return <SetPieceScene {...props} spec={TABLE} />
}
