import { CLEAR, type Act, type Orbit } from './acts.ts'
import { arrive, between, glide, through } from './curves.ts'
import type { Look } from './look.ts'

/** A moment of an act on one element: the time, when the act begins there, and which of its elements it is. */
export interface Moment {
  time: number
  start: number
  index: number
  element: Element
  /** The picture's own text and the root of the vignette. */
  written: string
  main: Element
}

/** 1 where it stands in the picture, 0 once it has withdrawn, and back. */
function presence({ time, start }: Moment, lasts: number): number {
  if (time < CLEAR.until) return 1 - glide((time - CLEAR.from) / (CLEAR.until - CLEAR.from))
  return arrive((time - start) / lasts)
}

/** What shows something else before: it goes out and comes back in the clearing. */
function turnover(time: number): number {
  return time < CLEAR.until
    ? 1 - glide((time - CLEAR.from) / (CLEAR.until - CLEAR.from))
    : glide((time - CLEAR.until) / 300)
}

/** `$1,284,930` with another value: with its sign, its commas and its decimals. */
export function writeNumber(text: string, value: number): string {
  const [found = ''] = /\d[\d,]*(?:\.\d+)?/.exec(text) ?? []
  const decimals = found.split('.')[1]?.length ?? 0
  const written = value.toLocaleString('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: found.replace(/\..*/, '').length < 4 || found.includes(','),
  })
  return text.replace(found, written)
}

type Kind = Act['kind']
type Of<K extends Kind> = Extract<Act, { kind: K }>
type Effects = { [K in Kind]: (act: Of<K>, moment: Moment, look: Look) => void }

function arriving(act: Act, moment: Moment, look: Look, come: (left: number) => void): void {
  const here = presence(moment, act.lasts)
  if (moment.time < CLEAR.until) look.opacity *= here
  else come(1 - here)
}

/** Where a thing is on its way through places. */
const along = (keys: readonly (readonly [number, number])[], time: number, lasts: number) =>
  through(0, keys, time, lasts)

/** A place on an orbit, so many degrees further. */
function turned({ cx, cy, lean, flat }: Orbit, [x, y]: readonly [number, number], degrees: number) {
  const [c, s] = [Math.cos((lean * Math.PI) / 180), Math.sin((lean * Math.PI) / 180)]
  const [u, v] = [(x - cx) * c + (y - cy) * s, ((y - cy) * c - (x - cx) * s) / flat]
  const angle = Math.atan2(v, u) + (degrees * Math.PI) / 180
  const [a, b] = [Math.hypot(u, v) * Math.cos(angle), Math.hypot(u, v) * flat * Math.sin(angle)]
  return [cx + a * c - b * s, cy + a * s + b * c] as const
}

export const effects: Effects = {
  appear: (act, moment, look) =>
    arriving(act, moment, look, (left) => {
      look.opacity *= 1 - left
      look.y += act.rise * left
    }),
  draw: (act, moment, look) =>
    arriving(act, moment, look, (left) => {
      look.drawn = left < 0.002 ? 1 : 1 - left
    }),
  wipe: (act, moment, look) =>
    arriving(act, moment, look, (left) => {
      look.cut = act.from === 'left' ? [0, left] : [left, 0]
      if (left === 1) look.opacity = 0
    }),
  grow: (act, moment, look) =>
    arriving(act, moment, look, (left) => {
      if (act.axis === 'x') look.scaleX *= 1 - left
      else look.scaleY *= 1 - left
      look.styles['transform-box'] = 'fill-box'
      look.styles['transform-origin'] = act.axis === 'x' ? '0 50%' : '50% 100%'
    }),
  words: (act, moment, look) => {
    const count = moment.main.querySelectorAll(`[data-word-of="${act.what}"]`).length
    const start = act.at + (act.lasts * moment.index) / Math.max(1, count)
    look.opacity *= presence({ ...moment, start }, 320)
  },
  count: (act, { time, written }, look) => {
    if (time < CLEAR.until) look.opacity *= turnover(time)
    else {
      const value = through(act.from, act.goes, time, act.lasts)
      const last = act.goes.at(-1)
      if (last && time < last[0] + act.lasts) look.text = writeNumber(written, value)
      look.opacity *= turnover(time)
    }
  },
  say: (act, { time }, look) => {
    if (act.at <= CLEAR.until) look.opacity *= turnover(time)
    if (time < act.until) look.text = act.said.findLast(([at]) => time >= at)?.[1] ?? null
  },
  tone: (act, { time }, look) => {
    if (act.at <= CLEAR.until) look.opacity *= turnover(time)
    if (time >= act.at && time < act.until) look.styles[act.property] = act.value
  },
  tint: (act, { time, start }, look) => {
    const share = between(time, start, act.until, act.lasts)
    if (share <= 0) return
    const colour = `color-mix(in srgb, var(--violet) ${Math.round(share * 15)}%, transparent)`
    look.styles['background-color'] = colour
    look.styles['box-shadow'] = `-12px 0 0 ${colour}, 12px 0 0 ${colour}`
  },
  dim: (act, { time, start }, look) => {
    look.opacity *= 1 - 0.68 * between(time, start, act.until, act.lasts)
  },
  hide: (act, { time, start }, look) => {
    look.opacity *= 1 - between(time, start, act.until, act.lasts)
  },
  show: (act, { time, start }, look) => {
    const share = between(time, start, act.until, act.lasts)
    look.styles['opacity'] = `${Math.round(share * 1000) / 1000}`
    if (time < act.until - act.lasts) look.y += 10 * (1 - share)
  },
  press: (_, { time, start }, look) => {
    const share = Math.sin(Math.PI * Math.min(1, Math.max(0, (time - start) / 380)))
    look.scaleX *= 1 - 0.05 * share
    look.scaleY *= 1 - 0.05 * share
  },
  pulse: (act, { time, start }, look) => {
    const share = (time - start) / act.lasts
    const on = share > 0 && share < 1
    look.styles['opacity'] = on ? `${Math.round((1 - share) * 700) / 1000}` : '0'
    look.styles['transform-box'] = 'fill-box'
    look.styles['transform-origin'] = '50% 50%'
    if (on) look.scaleX = look.scaleY = 1 + (act.scale - 1) * arrive(share)
  },
  move: (act, { time }, look) => {
    look.x += along(
      act.places.map(([at, x]) => [at, x]),
      time,
      act.lasts,
    )
    look.y += along(
      act.places.map(([at, , y]) => [at, y]),
      time,
      act.lasts,
    )
  },
  turn: (act, { time }, look) => {
    look.turn += along(act.angles, time, act.lasts)
  },
  travel: (act, { time, start, main }, look) => {
    const share = (time - start) / act.lasts
    const path = main.querySelector<SVGPathElement>(act.path)
    look.styles['opacity'] = `${Math.round(between(time, start, start + act.lasts, 160) * 1000) / 1000}`
    if (!path || share <= 0 || share >= 1) return
    const { x, y } = path.getPointAtLength(path.getTotalLength() * glide(share))
    look.x += x
    look.y += y
  },
  orbit: ({ orbit, degrees, until }, { time, element }, look) => {
    look.opacity *= turnover(time)
    if (time < CLEAR.until) return
    const at = [Number(element.getAttribute('cx')), Number(element.getAttribute('cy'))] as const
    const [x, y] = turned(orbit, at, -degrees * (1 - along([[CLEAR.until, 1]], time, until - CLEAR.until)))
    look.x += x - at[0]
    look.y += y - at[1]
  },
  sound: (act, { time, index }, look) => {
    const share = between(time, act.at, act.until, act.lasts)
    look.styles['transform-box'] = 'fill-box'
    look.styles['transform-origin'] = '50% 50%'
    look.scaleY *= 1 + share * 0.5 * Math.sin(time / 95 + index * 1.9) * Math.sin(time / 210 + index)
  },
}
