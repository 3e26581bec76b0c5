import type { PieceProps } from '#scenes/instrument/piece.ts'
import { SetPieceScene } from '#scenes/instrument/set-piece.tsx'
import { BARS } from './piece.ts'

/** AI analytics: bars of light on a graduated ring; they follow the chosen figures. */
export function BarsScene(props: PieceProps) {
  return <SetPieceScene {...props} spec={BARS} />
}
