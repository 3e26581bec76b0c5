import type { PieceProps } from '#scenes/instrument/piece.ts'
import { SetPieceScene } from '#scenes/instrument/set-piece.tsx'
import { VOICE } from './piece.ts'

/** The assistant: ripples of dust around the core, higher while it types or speaks. */
export function VoiceScene({ frame, tier, cue }: PieceProps) {
  return <SetPieceScene frame={frame} tier={tier} cue={cue} spec={VOICE} />
}
