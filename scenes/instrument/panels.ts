import { buildPanelTexture } from './panel-texture.ts'
import { sharedTexture } from './shared-texture.ts'
import { DAY_STUDIO, NIGHT_STUDIO } from './studios.ts'

const day = sharedTexture(() => buildPanelTexture(DAY_STUDIO))
const night = sharedTexture(() => buildPanelTexture(NIGHT_STUDIO))

/** Every scene of every page uses the same two studios. They stay on the GPU for as long as the canvas does: 524 KB. */
export const getPanels = () => ({ day: day(), night: night() })
