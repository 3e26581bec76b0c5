/** What no visitor should meet on a narrow screen: where (CSS px from the page's top), and a sample. */
export interface LayoutFault {
  kind: 'narrow' | 'small' | 'gap'
  y: number
  sample: string
}

/**
 * Finds what breaks a narrow layout; runs in the page. Long text in columns narrower than 140 px, rendered text under
 * 11 px, stretches of more than 240 px with nothing in them.
 */
export function layoutFaults(): LayoutFault[] {
  const NARROW = 140
  const LONG = 60
  const SMALL = 11
  const GAP = 240
  const BLOCKS = 'p, li, dd, td, th, figcaption, h1, h2, h3, h4, span, a'
  const THINGS = 'img, svg, video, canvas, button, input, textarea'
  const faults: LayoutFault[] = []
  /** Where there is something to see, from top to bottom: CSS px from the page's top. */
  const filled: { top: number; bottom: number; sample: string }[] = []

  /** In CSS px as drawn: a picture's own units shrink with it. */
  function sizeOf(element: Element): number {
    const size = Number.parseFloat(getComputedStyle(element).fontSize)
    if (!(element instanceof SVGGraphicsElement)) return size
    const matrix = element.getScreenCTM()
    return matrix ? size * Math.hypot(matrix.a, matrix.b) : size
  }

  function fill({ top, bottom }: DOMRect, sample: string): void {
    if (bottom > top) filled.push({ top: top + scrollY, bottom: bottom + scrollY, sample })
  }

  /** What is held while the page passes fills all of its way; what floats over the page fills nothing. */
  function fillWith(element: Element): void {
    const { position } = getComputedStyle(element)
    if (position === 'sticky' && element.parentElement)
      fill(element.parentElement.getBoundingClientRect(), element.className)
    if (!element.matches(THINGS) || element.closest('.back-to-top')) return
    if (element.checkVisibility({ visibilityProperty: true }))
      fill(element.getBoundingClientRect(), element.tagName)
  }

  function findGaps(): void {
    for (const element of document.body.querySelectorAll('*')) fillWith(element)
    filled.sort((a, b) => a.top - b.top)
    let reached = 0
    for (const { top, bottom, sample } of filled) {
      if (top - reached > GAP)
        faults.push({
          kind: 'gap',
          y: Math.round(reached),
          sample: `${Math.round(top - reached)} px: ${sample}`,
        })
      reached = Math.max(reached, bottom)
    }
  }

  function read(node: Text): void {
    const words = node.data.trim()
    const parent = node.parentElement
    if (words === '' || !parent || parent.closest('.visually-hidden')) return
    if (!parent.checkVisibility({ visibilityProperty: true })) return
    const range = document.createRange()
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    if (box.width < 2 || box.height < 2) return
    // What has still to arrive takes its room already.
    fill(box, words.slice(0, 60))
    if (!parent.checkVisibility({ opacityProperty: true })) return
    const y = Math.round(box.top + scrollY)
    const sample = words.slice(0, 60)
    const size = sizeOf(parent)
    if (size < SMALL) faults.push({ kind: 'small', y, sample: `${size.toFixed(1)} px: ${sample}` })
    const block = parent instanceof SVGElement ? null : parent.closest(BLOCKS)
    const width = block?.getBoundingClientRect().width ?? 0
    // No width at all: it has no box of its own (display: contents).
    if (words.length > LONG && width > 0 && width < NARROW) faults.push({ kind: 'narrow', y, sample })
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) read(walker.currentNode as Text)
  findGaps()
  return faults
}

/**
 * What reaches out of the view; runs in the page. Its words that are to be seen, but for those in a row that is moved
 * sideways: the page clips what runs out of it, so that words have to be measured themselves. And how far the document
 * scrolls, which it does where the sheet that clips is missing.
 */
export function outOfView(): string[] {
  const moved = (element: Element | null): boolean =>
    element !== null &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) || moved(element.parentElement))
  const outside = (node: Node): boolean => {
    const parent = node.parentElement
    if (!node.nodeValue?.trim() || !parent || parent.closest('.visually-hidden')) return false
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
    const range = document.createRange()
    range.selectNodeContents(node)
    const { width, height, left, right } = range.getBoundingClientRect()
    return width >= 2 && height >= 2 && (left <= -1 || right >= innerWidth + 1) && !moved(parent)
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const { scrollWidth, clientWidth } = document.documentElement
  const found = scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px to scroll sideways`] : []
  while (walker.nextNode())
    if (outside(walker.currentNode)) found.push(walker.currentNode.nodeValue?.trim().slice(0, 60) ?? '')
  return found
}

/**
 * Interface pictures shown so small that their smallest letters are under 11 px; runs in the page. `letters`: for what a
 * file's name begins with, the smallest letter as a share of the picture's width. What stands beside the view in a row that is
 * moved sideways counts too.
 */
export function smallLetters(letters: [name: string, share: number][]): string[] {
  const SMALL = 11
  /** What this width asks for, loaded or not. */
  const fileOf = (image: HTMLImageElement) => {
    const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? [])]
    const wanted = sources.find(({ media }) => media === '' || matchMedia(media).matches)
    const address = wanted ? (wanted.srcset.split(' ')[0] ?? '') : image.src
    return address.slice(address.lastIndexOf('/') + 1)
  }
  const faults: string[] = []
  for (const image of document.images) {
    const file = fileOf(image)
    const share = letters.find(([name]) => file.startsWith(name))?.[1]
    const { width } = image.getBoundingClientRect()
    if (share !== undefined && width > 0 && width * share < SMALL)
      faults.push(`${(width * share).toFixed(1)} px: ${file}`)
  }
  return faults
}

/** Links of the content that nothing marks as such: no line, no sign, no button. Their words; runs in the page. */
export function unmarkedLinks(): string[] {
  const lined = (link: Element) => {
    const { textDecorationLine, textDecorationColor, borderBottomWidth } = getComputedStyle(link)
    const seen = !/, 0\)$|transparent/.test(textDecorationColor)
    return (textDecorationLine !== 'none' && seen) || parseFloat(borderBottomWidth) > 0
  }
  const signed = (element: Element) =>
    ['::before', '::after'].some((part) => {
      const { content, clipPath } = getComputedStyle(element, part)
      return content !== 'none' && clipPath !== 'none'
    })
  return [...document.querySelectorAll('main a:not(.button, nav a, .faq-link)')]
    .filter((link) => link.getClientRects().length > 0)
    .filter((link) => !lined(link) && !link.querySelector('svg'))
    .filter((link) => ![link, link.parentElement, ...link.children].some((part) => part && signed(part)))
    .map((link) => link.textContent.trim())
}

/** Opening and closing pictures that end before the view does, px: what runs out of it is cut there. Runs in the page. */
export function cutShort(): number[] {
  const rooms =
    '[data-place="close"] > .set-piece-room, [data-place="hero"]:not(:has([data-placement="support"])) > *'
  return [...document.querySelectorAll(`:is(${rooms}) img`)]
    .map((picture) => picture.getBoundingClientRect())
    .filter(({ width }) => width > 0)
    .map(({ right }) => document.documentElement.clientWidth - right)
    .filter((gap) => gap > 0.5)
}
