import type { PieceProps } from '#scenes/instrument/piece.ts'
import { SetPieceScene } from '#scenes/instrument/set-piece.tsx'
import { WHEEL } from './piece.ts'

/** Task management: a great wheel that carries its tasks around as capsules. */
export function WheelScene(props: PieceProps) {
  return <SetPieceScene {...props} spec={WHEEL} />
}
