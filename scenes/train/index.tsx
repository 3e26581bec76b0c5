import type { PieceProps } from '#scenes/instrument/piece.ts'
import { SetPieceScene } from '#scenes/instrument/set-piece.tsx'
import { TRAIN } from './piece.ts'

/** Automation: six gears in a train; the light stands on the gear whose step runs. */
export function TrainScene(props: PieceProps) {
  return <SetPieceScene {...props} spec={TRAIN} />
}
