import type { PieceProps } from '#scenes/instrument/piece.ts'
import { SetPieceScene } from '#scenes/instrument/set-piece.tsx'
import { LAYERS } from './piece.ts'

/** Technology: the instrument drawn out along its axis into six layers; the light stands on one. */
export function LayersScene(props: PieceProps) {
  return <SetPieceScene {...props} spec={LAYERS} />
}
