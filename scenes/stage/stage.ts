import { attachStage } from '#src/lib/stage-probe.ts'
import { stageFailed } from '#src/stores/experience.ts'
import { stageStatusChanged, tierChosen, type StageStatus } from '#src/stores/stage.ts'
import { connect } from './connect.ts'
import { filterConsole } from './console.ts'
import { statusOf, type Phase } from './context-watch.ts'
import { createLastingParts, createCanvasParts } from './stage-parts.ts'

export interface StageHandle {
  /** False parks the stage (light mode): canvas hidden, scenes freed, no frames. The context stays for the return. */
  setActive: (active: boolean) => void
  /** True once it has given up: make another one. */
  ended: () => boolean
}

function showStatus(status: StageStatus): void {
  const { dataset } = document.documentElement
  if (status === 'live' || status === 'lost') dataset.stage = status
  else delete dataset.stage
  stageStatusChanged(status)
}

/**
 * The stage: one canvas for the whole visit, which comes and goes with its context; everything else stays. `wrapper` must
 * cover the page (its containing block the body, as high as the document).
 */
export function createStage(wrapper: HTMLElement): StageHandle {
  filterConsole()
  const lasting = createLastingParts(wrapper, () => canvasParts.frameLoop.correct())
  const canvasParts = createCanvasParts(lasting, entered)
  let disconnect: (() => void) | null = null
  let over = false

  const visibilityChanged = () => canvasParts.context.visibilityChanged(document.hidden)

  function entered(phase: Phase): void {
    if (disconnect) showStatus(statusOf(phase))
    if (phase === 'lost') canvasParts.abandon()
    if (phase === 'rebuilding') canvasParts.open()
    if (phase !== 'failed') return
    setActive(false)
    over = true
    canvasParts.close()
    attachStage(null)
    stageFailed()
  }

  function setActive(active: boolean): void {
    if (over || active === (disconnect !== null)) return
    wrapper.style.display = active ? '' : 'none'
    disconnect?.()
    if (!active) canvasParts.rest()
    disconnect = active ? connect({ ...lasting, frameLoop: canvasParts.frameLoop, visibilityChanged }) : null
    showStatus(active ? statusOf(canvasParts.context.phase()) : 'off')
    canvasParts.context.visibilityChanged(!active || document.hidden)
  }

  tierChosen(lasting.tier())
  canvasParts.open()
  setActive(true)
  return { setActive, ended: () => over }
}
