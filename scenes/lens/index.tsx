import type { PieceProps } from '#scenes/instrument/piece.ts'
import { SetPieceScene } from '#scenes/instrument/set-piece.tsx'
import { LENS } from './piece.ts'

/** Resources: a reading glass over a graduated arc. */
export function LensScene(props: PieceProps) {
  return <SetPieceScene {...props} spec={LENS} />
}
