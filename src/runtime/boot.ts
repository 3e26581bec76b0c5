/*
 * Runs inline in the head, before first paint: decides theme, experience and intro, and writes them on <html>,
 * so that nothing flashes and the prerendered page is already in the right state. What takes time comes after it. The build inlines it;
 * the Content-Security-Policy allows it by its hash.
 */
import { decideExperience, EXPERIENCE_DECIDED, readSignals, TAKEN_OVER } from '#src/lib/experience.ts'
import { INTRO_SEEN_KEY, readStored, writeStored } from '#src/lib/storage.ts'
import { applyTheme, storedTheme, systemTheme } from '#src/lib/theme.ts'
import { afterPaint } from '#src/runtime/after-paint.ts'
import { recordPresses } from '#src/runtime/early-input.ts'
import { askGraphicsCard } from '#src/runtime/graphics-card.ts'
import { showWithoutScript } from '#src/runtime/without-script.ts'

const root = document.documentElement
const signals = readSignals()
const decided = decideExperience(signals)
const playsIntro =
  decided !== 'light' &&
  !signals.reducedMotion &&
  new URLSearchParams(location.search).get('intro') !== 'off' &&
  readStored('session', INTRO_SEEN_KEY) === null

applyTheme(storedTheme() ?? systemTheme(), root)
// The choice can still change to light until the 3D code runs, as nothing of the immersive version is visible before.
root.dataset.experience = decided ?? 'immersive'
root.dataset.script = 'on'
// Films that follow the scroll get no extra height where data is saved: known before the first layout.
if (signals.saveData) root.dataset.saving = 'on'
if (playsIntro) root.dataset.intro = decided ? 'playing' : 'undecided'
if (!decided) {
  root.dataset.undecided = ''
  askGraphicsCard(decide)
}

afterPaint(bringScripts)

/** The scripts of the page wait in a template until its words are there (`scripts/prerender.mjs`). */
function bringScripts(): void {
  const waiting = document.querySelector<HTMLTemplateElement>('#page-scripts')
  if (waiting) document.body.append(waiting.content)
  else if (document.readyState === 'loading')
    addEventListener('DOMContentLoaded', bringScripts, { once: true })
}

function decide(hardware: boolean): void {
  if (!hardware) {
    root.dataset.experience = 'light'
    delete root.dataset.intro
  } else if (root.dataset.intro) root.dataset.intro = 'playing'
  delete root.dataset.undecided
  dispatchEvent(new Event(EXPERIENCE_DECIDED))
}

/** The intro can be skipped before its code has loaded; it then counts as played. */
function skipEarly(event: Event): void {
  if (!window.takePresses || !root.dataset.intro) return
  const onSkip = event.target instanceof Element && event.target.closest('.intro-skip')
  if (event instanceof KeyboardEvent ? event.key !== 'Escape' : !onSkip) return
  event.stopImmediatePropagation()
  writeStored('session', INTRO_SEEN_KEY, '1')
  delete root.dataset.intro
}
for (const type of ['click', 'keydown']) document.addEventListener(type, skipEarly, true)
window.takePresses = recordPresses()

/** Whatever happens to the rest of the code, the page is there after 8 s (product: Intro). */
const LATEST_MS = 8000
function showPage(): void {
  delete root.dataset.intro
  root.dataset.pageReady = 'true'
}
const brake = setTimeout(showPage, LATEST_MS)
// The application has taken over: what ends its intro is its own (src/demos/intro.ts).
addEventListener(TAKEN_OVER, () => clearTimeout(brake), { once: true })

/** Errors of other scripts, such as those of an extension, are ignored. */
const isOwn = (script: HTMLScriptElement) => script.src.startsWith(`${location.origin}/assets/`)
addEventListener(
  'error',
  ({ target }) => target instanceof HTMLScriptElement && isOwn(target) && showWithoutScript(),
  true,
)
