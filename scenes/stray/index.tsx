import type { PieceProps } from '#scenes/instrument/piece.ts'
import { SetPieceScene } from '#scenes/instrument/set-piece.tsx'
import { STRAY } from './piece.ts'

/** Page not found: two planets in their settings, the third out of orbit. */
export function StrayScene(props: PieceProps) {
  return <SetPieceScene {...props} spec={STRAY} />
}
