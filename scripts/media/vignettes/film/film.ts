/*
 * A vignette at work: its board says which part does what and when. All of it is a function of the time, so a film is
 * made frame by frame, and twice the same.
 */
import type { Act, Board } from './acts.ts'
import { effects, type Moment } from './effects.ts'
import { painter, plainLook, type Look } from './look.ts'
import { drawPointer } from './pointer.ts'

type Drawn = HTMLElement | SVGElement

/** Each word of a text by itself, so that they can come one after another. */
function splitWords(element: Element, name: string): void {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  while (texts.nextNode()) nodes.push(texts.currentNode as Text)
  for (const node of nodes) {
    const parts = node.data.split(/(\s+)/).map((part) => {
      if (part.trim() === '') return document.createTextNode(part)
      const word = document.createElement('span')
      word.dataset['wordOf'] = name
      word.textContent = part
      return word
    })
    node.replaceWith(...parts)
  }
}

/** The elements on which an act works. Throws where there are none: an act must not silently do nothing. */
export function castOf(main: Element, act: Act): Drawn[] {
  const found = [...main.querySelectorAll<Drawn>(act.what)]
  if (found.length === 0) throw new Error(`the film finds no ${act.what}`)
  if (act.kind === 'travel' && !main.querySelector(act.path)) throw new Error(`no way ${act.path}`)
  if (act.kind !== 'words') return found
  for (const element of found) splitWords(element, act.what)
  return [...main.querySelectorAll<Drawn>(`[data-word-of="${act.what}"]`)]
}

/** The act's own effect, with the act as the kind that it is. */
function work(act: Act, moment: Moment, look: Look): void {
  const effect = effects[act.kind] as (act: Act, moment: Moment, look: Look) => void
  effect(act, moment, look)
}

/** Makes the vignette seekable: the result shows it as it is after so many milliseconds. */
export function film(main: HTMLElement, board: Board): (time: number) => void {
  const point = drawPointer(main, board)
  const roles = new Map<Drawn, { act: Act; index: number }[]>()
  for (const act of board.acts)
    for (const [index, element] of castOf(main, act).entries())
      roles.set(element, [...(roles.get(element) ?? []), { act, index }])
  const players = [...roles].map(([element, parts]) => ({ element, parts, ...painter(element) }))
  return (time) => {
    for (const { element, parts, paint, written } of players) {
      const look = plainLook()
      for (const { act, index } of parts) {
        const start = act.at + act.each * index
        work(act, { time, start, index, element, written, main }, look)
      }
      paint(look)
    }
    point(time)
  }
}
