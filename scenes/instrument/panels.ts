import type { CubeTexture } from 'three'
import { buildPanelTexture } from './panel-texture.ts'
import { DAY_STUDIO, NIGHT_STUDIO } from './studios.ts'

export interface Panels {
  day: CubeTexture
  night: CubeTexture
}

/** Every scene of every page uses the same two studios. They stay on the GPU for as long as the canvas does: 524 KB. */
let shared: Panels | null = null

export function getPanels(): Panels {
  shared ??= { day: buildPanelTexture(DAY_STUDIO), night: buildPanelTexture(NIGHT_STUDIO) }
  return shared
}
