import type { Board, Stop } from './acts.ts'
import { between, glide } from './curves.ts'

/** How long it takes from stop to stop, and to show and hide, ms. */
const WAY = 750
const SOFT = 260

const ARROW =
  '<svg width="30" height="34" viewBox="0 0 30 34"><path d="M3 2.6V25.4L9 19.9L13 29.2L17.6 27.2L13.6 18.1L21.6 17.6Z" fill="var(--ink)" stroke="var(--paper)" stroke-width="2" stroke-linejoin="round" /></svg>'

/** A finger, where the vignette is a phone's. */
const TOUCH =
  '<svg width="34" height="34" viewBox="0 0 34 34"><circle cx="17" cy="17" r="15" fill="var(--ink)" fill-opacity=".26" stroke="var(--paper)" stroke-width="2" /></svg>'

/** Where a stop is, in px of the vignette: measured in the picture itself. */
function placeOf(main: Element, { on, x = 0.5, y = 0.6 }: Stop): readonly [number, number] {
  const box = main.querySelector(on)?.getBoundingClientRect()
  if (!box) throw new Error(`the pointer finds no ${on}`)
  return [box.left + box.width * x, box.top + box.height * y]
}

/** A drawn pointer that goes from stop to stop; `seek` shows it at a time. */
export function drawPointer(main: HTMLElement, { pointer = [], length }: Board): (time: number) => void {
  const [first] = pointer
  const last = pointer.at(-1)
  if (!first || !last) return () => {}
  const places = pointer.map((stop) => placeOf(main, stop))
  const [start = [0, 0]] = places
  // In from below, out the same way.
  const from = [start[0] + 70, Math.min(start[1] + 110, 780)] as const
  const arrow = document.createElement('div')
  arrow.className = 'pointer'
  arrow.innerHTML = main.className.startsWith('phone-') ? TOUCH : ARROW
  main.append(arrow)
  const leave = Math.min(last.at + 900, length - 500)
  return (time) => {
    let [x, y]: readonly [number, number] = from
    for (const [index, stop] of pointer.entries()) {
      const share = glide((time - stop.at + WAY) / WAY)
      const [toX, toY] = places[index] ?? [x, y]
      // A hand moves in an arc.
      const bow = Math.sin(Math.PI * share) * Math.min(26, Math.abs(toX - x) * 0.09)
      x += (toX - x) * share
      y += (toY - y) * share - bow
    }
    const pressed = Math.max(
      0,
      ...pointer.map(({ at, press }) => (press ? between(time, at, at + 300, 140) : 0)),
    )
    arrow.style.opacity = `${between(time, first.at - WAY, leave, SOFT)}`
    arrow.style.translate = `${x.toFixed(2)}px ${y.toFixed(2)}px`
    arrow.style.scale = `${(1 - pressed * 0.16).toFixed(3)}`
  }
}
