import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { introLoading, skipIntro, welcome } from '#src/content/frame.ts'
import { brand } from '#src/content/brand.ts'
import { createMachine } from '#src/demos/machine.ts'
import { createIntro, TIMING } from '#src/demos/intro.ts'
import { REDUCED_MOTION, TAKEN_OVER } from '#src/lib/experience.ts'
import { INTRO_SEEN_KEY, writeStored } from '#src/lib/storage.ts'
import { introLeft, introProgressed } from '#src/stores/stage.ts'
import { pageBecameReady } from '#src/stores/ui.ts'
import { Logo } from '../logo.tsx'
import { IntroRings } from './intro-rings.tsx'
import { trackLoading } from './loading.ts'
import './intro.css'

/** Milliseconds since the first byte of the page. */
function sinceFirstByte(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return performance.now() - (navigation?.responseStart ?? 0)
}

const machine = createMachine(createIntro(sinceFirstByte))

/** Ends the intro for good and lets the page come (spec §4: ready 100 ms after the overlay has gone). */
function conclude(): void {
  writeStored('session', INTRO_SEEN_KEY, '1')
  delete document.documentElement.dataset.intro
  setTimeout(pageBecameReady, TIMING.pageReady)
}

/** Starts the intro if the boot script asked for it; without one, the page is ready 100 ms after first paint. */
function useIntro(): number {
  const [progress, setProgress] = useState(0)
  useEffect(() => {
    dispatchEvent(new Event(TAKEN_OVER))
    if (document.documentElement.dataset.intro !== 'playing') {
      const timer = setTimeout(pageBecameReady, TIMING.pageReady)
      return () => clearTimeout(timer)
    }
    const stop = machine.subscribe(() => {
      const { phase } = machine.getState()
      if (phase === 'leaving') introLeft()
      if (phase === 'done') conclude()
    })
    const skipOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && machine.send('skip')
    // Whoever tabs on into the page wants the page: focus must never rest under the overlay.
    const skipOnFocus = (event: FocusEvent) =>
      event.target instanceof Element && !event.target.closest('.intro') && machine.send('skip')
    const reducedMotion = matchMedia(REDUCED_MOTION)
    const skip = () => machine.send('skip')
    addEventListener('keydown', skipOnEscape)
    addEventListener('focusin', skipOnFocus)
    reducedMotion.addEventListener('change', skip)
    machine.send('start')
    const forget = trackLoading((share) => {
      setProgress(share)
      introProgressed(share)
      if (share === 1) machine.send('loaded')
    })
    return () => {
      stop()
      forget()
      removeEventListener('keydown', skipOnEscape)
      removeEventListener('focusin', skipOnFocus)
      reducedMotion.removeEventListener('change', skip)
    }
  }, [])
  return progress
}

/**
 * The full-screen overlay of a tab's first immersive visit. It is part of every prerendered page and hidden by CSS
 * unless the boot script says otherwise, so it is there with the first paint and costs nothing when it is not wanted.
 */
export function Intro() {
  const progress = useIntro()
  const { phase, word } = useStore(machine)
  if (phase === 'done') return null
  return (
    <div className="intro" data-scene="intro" data-phase={phase}>
      <IntroRings />
      <div className="intro-words" aria-hidden="true">
        {brand.introWords.map((text, index) => (
          <span
            key={text}
            className="intro-word"
            data-shown={(phase === 'words' && word === index) || undefined}
          >
            {text}
          </span>
        ))}
        <span
          className="intro-welcome stack-4"
          data-shown={phase === 'welcome' || phase === 'leaving' || undefined}
        >
          <Logo />
          <span>{welcome}</span>
        </span>
      </div>
      <div className="intro-bar soft mono wrap">
        <span aria-hidden="true">{brand.introWords.join(' · ')}</span>
        <span
          className="intro-progress"
          role="progressbar"
          aria-label={introLoading}
          aria-valuenow={Math.round(progress * 100)}
        >
          {Math.round(progress * 100)} / 100
        </span>
        <button type="button" className="intro-skip" onClick={() => machine.send('skip')}>
          {skipIntro}
        </button>
      </div>
    </div>
  )
}
