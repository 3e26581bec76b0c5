import type { PieceProps } from '#scenes/instrument/piece.ts'
import { SetPieceScene } from '#scenes/instrument/set-piece.tsx'
import { SIX } from './piece.ts'

/** Solutions: the six solutions as six small instruments in orbit around one core. */
export function SixScene(props: PieceProps) {
  return <SetPieceScene {...props} spec={SIX} />
}
