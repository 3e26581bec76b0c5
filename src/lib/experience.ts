import { readStored } from './storage.ts'

export type Experience = 'immersive' | 'light'

/** Local storage key of the visitor's Motion switch. */
export const EXPERIENCE_KEY = 'experience'

/** What the browser says of itself and of its visitor; the input of `decideExperience`. */
export interface Signals {
  forced: Experience | null
  stored: Experience | null
  reducedMotion: boolean
  /** Viewport at most 767 px wide, or a coarse primary pointer. */
  small: boolean
  saveData: boolean
  /** GiB as the browser rounds them; null where it does not say. */
  deviceMemory: number | null
}

/**
 * The mode, as far as it can be told before first paint; null where it is up to the graphics card (`hardwareWebgl2`).
 * A forced or chosen mode still needs a WebGL2 context later.
 */
export function decideExperience(signals: Signals): Experience | null {
  if (signals.forced) return signals.forced
  if (signals.stored) return signals.stored
  if (signals.reducedMotion || signals.small || signals.saveData) return 'light'
  if (signals.deviceMemory !== null && signals.deviceMemory < 4) return 'light'
  return null
}

export function asExperience(value: string | null): Experience | null {
  return value === 'immersive' || value === 'light' ? value : null
}

export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

/** Whether the visitor asked the browser for less data. Chromium alone knows. */
export function savesData(): boolean {
  // Pages are prerendered where there is no browser.
  const browser = globalThis.navigator as (Navigator & { connection?: { saveData?: boolean } }) | undefined
  return browser?.connection?.saveData === true
}

/** Whether something may move, or fetch what moves, by itself (product: nothing does under reduced motion). */
export const mayMove = () => !matchMedia(REDUCED_MOTION).matches && !savesData()

export const SMALL_SCREEN = '(max-width: 767px), (pointer: coarse)'

/** Sent to the window by the boot script when the graphics card has been asked; the root is `data-undecided` before. */
export const EXPERIENCE_DECIDED = 'experience-decided'

/** Sent to the window by the application when it has taken over: the boot script's own end of the intro is not needed. */
export const TAKEN_OVER = 'taken-over'

/** Renderer names that mean the CPU draws. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i

/** Whether a renderer of this name is a graphics card. */
export const drawsInHardware = (renderer: string) => !SOFTWARE.test(renderer)

/** Browsers may keep the name to themselves. */
export function rendererOf(gl: WebGLRenderingContext | WebGL2RenderingContext): string {
  const info = gl.getExtension('WEBGL_debug_renderer_info')
  return String(gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER))
}

/** Whether a graphics card draws, asked in the page. `runtime/graphics-card.ts` asks in a worker where it can. */
export function hardwareWebgl2(): boolean {
  try {
    const gl = document.createElement('canvas').getContext('webgl2')
    if (!gl) return false
    const renderer = rendererOf(gl)
    gl.getExtension('WEBGL_lose_context')?.loseContext()
    return drawsInHardware(renderer)
  } catch {
    return false
  }
}

/** Reads the signals of this browser. `navigator.connection` and `deviceMemory` exist in Chromium only. */
export function readSignals(): Signals {
  const hints = navigator as Navigator & { deviceMemory?: number }
  return {
    forced: asExperience(new URLSearchParams(location.search).get('experience')),
    stored: asExperience(readStored('local', EXPERIENCE_KEY)),
    reducedMotion: matchMedia(REDUCED_MOTION).matches,
    small: matchMedia(SMALL_SCREEN).matches,
    saveData: savesData(),
    deviceMemory: hints.deviceMemory ?? null,
  }
}
