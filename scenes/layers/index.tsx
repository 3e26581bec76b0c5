import { pieceScene } from '#scenes/instrument/set-piece.tsx'
import { LAYERS } from './piece.ts'

/** Technology: the instrument drawn out along its axis into six layers; the light stands on one. */
export const LayersScene = pieceScene(LAYERS)
