import type { PieceProps } from '#scenes/instrument/piece.ts'
import { SetPieceScene } from '#scenes/instrument/set-piece.tsx'
import { VOICE } from './piece.ts'

/** The assistant: ripples of dust around the core, higher while it types or speaks. */
export function VoiceScene(props: PieceProps) {
  return <SetPieceScene {...props} spec={VOICE} />
}
