import { useEffect, useLayoutEffect, useRef } from 'react'
import { useStore } from 'zustand'
import type { StageHandle } from '#scenes/stage/stage.ts'
import { areaOf } from '#src/lib/area.ts'
import { nextTask } from '#src/lib/task.ts'
import { startSmoothScroll, stopSmoothScroll } from '#src/motion/smooth-scroll.ts'
import { stageFailed, experienceStore } from '#src/stores/experience.ts'
import { areaEntered } from '#src/stores/stage.ts'
import { limitFirstFrame } from './first-frame.ts'
import './stage.css'

interface Props {
  pathname: string
}

/**
 * Where the one canvas lives: under the page, for the whole visit. Its code is loaded after the first paint and in
 * immersive mode only; light mode parks it.
 */
export function Stage({ pathname }: Props) {
  const container = useRef<HTMLDivElement>(null)
  const handle = useRef<StageHandle | null>(null)
  const immersive = useStore(experienceStore, (state) => state.mode === 'immersive')

  // Before the stage's observer sees the new page.
  useLayoutEffect(() => areaEntered(areaOf(pathname)), [pathname])

  useEffect(() => {
    const element = container.current
    if (!immersive || !element) return
    let left = false
    const unlimited = limitFirstFrame(stageFailed)
    const mount = async () => {
      // Decoration: a page without it is only plainer.
      import('./room.css').catch(() => {})
      const { createStage } = await import('#scenes/stage/stage.ts')
      // The code has been evaluated in this one; a context takes as long.
      await nextTask()
      if (left) return
      if (!handle.current || handle.current.ended()) handle.current = createStage(element)
      handle.current.setActive(true)
    }
    mount().catch(stageFailed)
    void startSmoothScroll()
    return () => {
      left = true
      unlimited()
      handle.current?.setActive(false)
      stopSmoothScroll()
    }
  }, [immersive])

  return <div className="stage" ref={container} aria-hidden="true" />
}
