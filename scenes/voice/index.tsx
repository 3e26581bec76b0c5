import type { PieceProps } from '#scenes/instrument/piece.ts'
import { SetPieceScene } from '#scenes/instrument/set-piece.tsx'
import { VOICE } from './piece.ts'

/** The assistant: the core as a voice in ripples of dust, louder while it types and speaks. */
export function VoiceScene({ frame, tier, cue }: PieceProps) {
  return <SetPieceScene frame={frame} tier={tier} cue={cue} spec={VOICE} />
}
