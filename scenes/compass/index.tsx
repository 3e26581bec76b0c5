import type { PieceProps } from '#scenes/instrument/piece.ts'
import { SetPieceScene } from '#scenes/instrument/set-piece.tsx'
import { COMPASS } from './piece.ts'

/** Support: a compass in its gimbal; the needle settles as the page is read. */
export function CompassScene(props: PieceProps) {
  return <SetPieceScene {...props} spec={COMPASS} />
}
