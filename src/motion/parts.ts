import type { Origin } from './arc.ts'

/** A part of a section that arrives by itself. */
export interface Part {
  element: HTMLElement
  from: Origin
}

/** Share of a part that is seen before it arrives (spec §9), and the share of the view that is enough for a tall one. */
const SEEN = { part: 0.1, view: 0.25 } as const

/** CSS px of a part that must be in view before it arrives. */
export function seenAt(height: number, viewHeight: number): number {
  return Math.min(height * SEEN.part, viewHeight * SEEN.view)
}

const ORIGINS: readonly string[] = ['left', 'right', 'below', 'lines'] satisfies Origin[]
const isOrigin = (value: string | undefined): value is Origin => ORIGINS.includes(value ?? '')

/**
 * What arrives in a section: whatever says so by `data-arrive="left|right|below|lines"`, and of its own children all
 * that hold nothing of the kind. A part with a scene stands still, as the canvas reads once where it is. So does an
 * inverted band, which reaches from edge to edge: what stands on it arrives, of a list item by item.
 */
export function partsOf(root: HTMLElement): Part[] {
  const declared = [...root.querySelectorAll<HTMLElement>('[data-arrive]')].flatMap((element) => {
    const from = element.dataset.arrive
    return isOrigin(from) ? [{ element, from }] : []
  })
  const own = [...root.children]
    .flatMap((child) => (child.matches('.inverted') ? [...child.children] : child))
    .flatMap((child) => (child.matches('.inverted > :is(ul, ol)') ? [...child.children] : child))
  const plain = own.flatMap((element) => {
    if (!(element instanceof HTMLElement) || element.matches('[data-arrive], [data-scene]')) return []
    return element.querySelector('[data-arrive], [data-scene]') ? [] : [{ element, from: 'below' as const }]
  })
  return [...declared, ...plain]
}

/** Offsets know nothing of transforms, so a part that waits or moves is measured where it belongs. */
export function topInDocument(element: HTMLElement): number {
  let top = 0
  for (let at: Element | null = element; at instanceof HTMLElement; at = at.offsetParent) top += at.offsetTop
  return top
}
