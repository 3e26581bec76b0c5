/*
 * Runs inline in the head, before first paint: decides theme, experience and intro, and writes them on <html>,
 * so that nothing flashes and the prerendered page is already in the right state. The build inlines it;
 * the Content-Security-Policy allows it by its hash.
 */
import { CODE_LOST } from '#src/lib/code-lost.ts'
import { decideExperience, readSignals } from '#src/lib/experience.ts'
import { INTRO_SEEN_KEY } from '#src/lib/intro.ts'
import { readStored } from '#src/lib/storage.ts'
import { applyTheme, storedTheme, systemTheme } from '#src/lib/theme.ts'
import { foldUntilPainted } from '#src/lib/unfold.ts'
import { keepPresses } from '#src/runtime/deferred/kept-presses.ts'

const root = document.documentElement
const signals = readSignals()
const experience = decideExperience(signals)
const skipIntro = new URLSearchParams(location.search).get('intro') === 'off'

applyTheme(storedTheme() ?? systemTheme(), root)
root.dataset.experience = experience
root.dataset.script = 'on'
// Films that follow the scroll are as high as their way: known before anything is laid out.
if (signals.saveData) root.dataset.saving = 'on'
if (experience === 'immersive' && !skipIntro && readStored('session', INTRO_SEEN_KEY) === null)
  root.dataset.intro = 'playing'
foldUntilPainted(root)
window.keptPresses = keepPresses(document)

/** Whatever happens to the rest of the code, the page is there after 8 s (product: Intro). */
const LATEST_MS = 8000
function showPage(): void {
  delete root.dataset.intro
  root.dataset.pageReady = 'true'
}
setTimeout(showPage, LATEST_MS)

/** The page's code, or a part of it, cannot be had: then the page is what it is without a script, at once. */
function showWithoutScript(): void {
  delete root.dataset.script
  root.dataset.experience = 'light'
  showPage()
}
addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && showWithoutScript(), true)
addEventListener(CODE_LOST, showWithoutScript)
