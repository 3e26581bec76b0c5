import { gsap } from 'gsap'
import { ScrollTrigger } from 'gsap/ScrollTrigger'
import { SplitText } from 'gsap/SplitText'
import { probeWanted } from '#src/lib/stage-probe.ts'
import { PHASE, type Tick, ticker, withoutFrames } from './ticker.ts'

/*
 * GSAP on the program's one clock (decision 015). Its own loop is never begun: whenever it would begin it, it wakes the
 * ticker, whose tween phase runs it. Loaded in immersive mode only.
 */

/** Frames without a tween after which GSAP goes to sleep. */
const SLEEPY = 6
/** Longest interval a browser takes, ms: ScrollTrigger polls for scrolls that no event told of, and none are here. */
const NEVER = 2 ** 31 - 1

/** Seconds a frame may take for an entrance to be seen as motion: above it, 0.9 s would be three pictures. */
const FLUENT = 0.3

let awake = false
let top = -1
/** What the last frames took, seconds. */
const last = [0, 0, 0]
let at = 0

/** Whether the last three frames each took so long that motion would only keep back what is to be read. */
export const isHalting = (): boolean => Math.min(...last) > FLUENT

function wake(): void {
  ticker.wake()
  if (awake) return
  awake = true
  // GSAP's clock stood still while it slept: brought up to date, so that a tween made now begins now.
  gsap.ticker.tick()
  // Without a tween yet, that tick may have put it to sleep again.
  awake = true
}

/** After Lenis has written the scroll, before anything measures: what follows the scroll, then what follows time. */
function frame({ raw, resumed }: Readonly<Tick>): void {
  if (!resumed) last[(at += 1) % last.length] = raw
  if (scrollY !== top) {
    top = scrollY
    ScrollTrigger.update()
  }
  if (!awake) return
  gsap.ticker.tick()
  if (awake) ticker.wake()
}

/** Sets GSAP up, once. */
export function joinClock(): void {
  gsap.config({ autoSleep: SLEEPY, nullTargetWarn: false })
  gsap.ticker.lagSmoothing(0)
  withoutFrames(() => {
    // GSAP registers itself with the window when it first wakes.
    gsap.ticker.wake()
    gsap.ticker.sleep()
    gsap.ticker.wake = wake
    gsap.ticker.sleep = () => {
      awake = false
    }
    gsap.registerPlugin(ScrollTrigger, SplitText)
  })
  ScrollTrigger.config({ syncInterval: NEVER, autoRefreshEvents: 'none' })
  ticker.subscribe(PHASE.tween, frame)
  // Keys, scrollbar and touch scroll past Lenis.
  addEventListener('scroll', () => ticker.wake(), { passive: true })
  if (probeWanted()) Object.assign(window, { scrollTriggers: () => ScrollTrigger.getAll().length })
  // Frames asked for during the set-up were refused.
  wake()
}
