import type { CubeTexture } from 'three'
import { buildPanelTexture } from './panel-texture.ts'
import { DAY_STUDIO, NIGHT_STUDIO } from './studios.ts'

export interface Panels {
  day: CubeTexture
  night: CubeTexture
}

/** Every scene uses the same two studios: built for the first, their GPU copies freed with the last. */
let shared: Panels | null = null
let users = 0

export function getPanels(): Panels {
  shared ??= { day: buildPanelTexture(DAY_STUDIO), night: buildPanelTexture(NIGHT_STUDIO) }
  return shared
}

/** Registers a mounted scene; call the returned function when it is unmounted. */
export function retainPanels(): () => void {
  users += 1
  return () => {
    users -= 1
    if (users > 0 || !shared) return
    shared.day.dispose()
    shared.night.dispose()
  }
}
