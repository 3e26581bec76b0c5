import type { PieceProps } from '#scenes/instrument/piece.ts'
import { SetPieceScene } from '#scenes/instrument/set-piece.tsx'
import { ORRERIES } from './piece.ts'

/** Industries: four small orreries on one ring; the page's own stands larger and holds the light. */
export function OrreriesScene(props: PieceProps) {
  return <SetPieceScene {...props} spec={ORRERIES} />
}
