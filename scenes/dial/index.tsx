import type { PieceProps } from '#scenes/instrument/piece.ts'
import { SetPieceScene } from '#scenes/instrument/set-piece.tsx'
import { DIAL } from './piece.ts'

/** Home: a dial of six graduations that turns to the module shown. */
export function DialScene(props: PieceProps) {
  return <SetPieceScene {...props} spec={DIAL} />
}
