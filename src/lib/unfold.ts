/*
 * Laying out a long page takes a slow phone a third of a second, for a screen that shows its top. So the page arrives
 * folded: the browser passes over its parts. The header and the first part are laid out as soon as there is style to do
 * it with, each in a task of its own; when they have been painted the others follow one by one, and the visitor may
 * scroll in between. The boot script begins it; the page's code waits for its end, as it measures where sections stand.
 */
const SECTIONS = 'section, .contents, .prose-header, .prose-columns, .support-body'
/** Large within a section, or many. */
const PIECES = `.diagram-picture, .lifecycle-picture, .preview-stage, .workflow-panel, .onboarding-screen, .task-card,
  .component, .api-entry, .api-schema`
const PARTS = `.site-header, main :is(${SECTIONS}, ${PIECES}), .site-footer`

/**
 * A sheet of its own, there before those that are on their way: a mouse over a page that loads makes the browser lay it
 * out without them. Not visible either: what is nowhere yet has not moved when it finds its place. No transition of what
 * becomes visible: the browser would style all that a part holds anew when it has run.
 */
const FOLDED = `
  html[data-folded='whole'] #root { content-visibility: hidden }
  html[data-folded] main { visibility: hidden }
  html[data-folded] [data-laid] { visibility: visible }
  html[data-folded] :is(${PARTS}) { transition: none }
  html[data-folded] :is(${PARTS}):not([data-laid]) {
    visibility: hidden;
    content-visibility: hidden;
    contain-intrinsic-size: auto 100svh;
  }`

const foldedParts = () =>
  [...document.querySelectorAll<HTMLElement>(PARTS)].filter((part) => !('laid' in part.dataset))

/** A place other than the top is asked for, and is found only among sections that have their height. */
function startsElsewhere(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return location.hash !== '' || entry?.type !== 'navigate'
}

/** Runs each in a task of its own. Timers would be put off in a page that loads, and stopped by a stopped clock. */
function inTasks(tasks: readonly (() => void)[]): void {
  const { port1, port2 } = new MessageChannel()
  let at = 0
  port1.addEventListener('message', () => {
    tasks[at]?.()
    at += 1
    if (at < tasks.length) port2.postMessage(null)
    else port1.close()
  })
  port1.start()
  port2.postMessage(null)
}

/**
 * Calls back once: after the next frame, which observers of intersections are told of even where a clock is stopped; at
 * the latest when all has loaded, or when no frame comes as the page is hidden.
 */
function afterFrame(root: HTMLElement, then: () => void): void {
  const stop = new AbortController()
  const { signal } = stop
  const once = () => {
    if (signal.aborted) return
    stop.abort()
    frame.disconnect()
    then()
  }
  const frame = new IntersectionObserver(once)
  frame.observe(root)
  addEventListener('load', once, { signal })
  document.addEventListener('visibilitychange', once, { signal })
}

function layOut(part: HTMLElement): void {
  part.dataset.laid = ''
  // Asked for its height, the browser lays it out in this task and not with all others in the next frame.
  void part.offsetHeight
}

/** Fetched ahead by every page (scripts/prerender.mjs): what stands in the first screen is set in them. */
const FIRST_FONTS = ['1em Instrument Serif', 'italic 1em Instrument Serif', '1em Instrument Sans']
/** Of labels and figures; what is laid out before it comes is laid out again, all at once. */
const LATER_FONTS = ['1em Geist Mono']
/** Words that wait for their letters this long do not move when they come; later ones are worth a move, in ms. */
const FONTS_WAIT = 500

/** Resolves when the fonts are there, or will not come, or take too long. The limit holds on a stopped clock, too. */
function fontsOrLate(fonts: readonly string[]): Promise<unknown> {
  const late = new Promise((resolve) => AbortSignal.timeout(FONTS_WAIT).addEventListener('abort', resolve))
  return Promise.race([Promise.allSettled(fonts.map((font) => document.fonts.load(font))), late])
}

/** Folds the page while it is parsed, and unfolds it part by part. A page that is not seen is left alone. */
export function foldUntilPainted(root: HTMLElement): void {
  if (document.hidden || startsElsewhere() || !('adoptedStyleSheets' in document)) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(FOLDED)
  document.adoptedStyleSheets = [sheet]
  root.dataset.folded = 'whole'
  const inTurn = (parts: readonly HTMLElement[], then: () => void) =>
    inTasks([...parts.map((part) => () => layOut(part)), then])
  const finish = () => {
    delete root.dataset.folded
    for (const part of document.querySelectorAll<HTMLElement>('[data-laid]')) delete part.dataset.laid
  }
  const unfoldRest = async () => {
    await fontsOrLate(LATER_FONTS)
    inTurn(foldedParts(), finish)
  }
  const unfold = async () => {
    // The frame in which style sheets and fonts are looked at for the first time has nothing else to do.
    root.dataset.folded = ''
    void root.offsetHeight
    await fontsOrLate(FIRST_FONTS)
    // The header and what stands below it.
    inTurn(foldedParts().slice(0, 2), () => afterFrame(root, () => void unfoldRest()))
  }
  // The first frame comes when the style sheets are there.
  afterFrame(root, () => void unfold())
}

/** Resolves when every part has its height. */
export function whenUnfolded(root: HTMLElement): Promise<void> {
  if (!('folded' in root.dataset)) return Promise.resolve()
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if ('folded' in root.dataset) return
      observer.disconnect()
      resolve()
    })
    observer.observe(root, { attributeFilter: ['data-folded'] })
  })
}
