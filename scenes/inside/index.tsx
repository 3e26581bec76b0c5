import type { PieceProps } from '#scenes/instrument/piece.ts'
import { SetPieceScene } from '#scenes/instrument/set-piece.tsx'
import { INSIDE } from './piece.ts'

/** About: the instrument seen from within. Its great rings come together as the page is scrolled. */
export function InsideScene(props: PieceProps) {
  return <SetPieceScene {...props} spec={INSIDE} />
}
