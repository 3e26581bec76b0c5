// @vitest-environment jsdom
import { existsSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Act, type Board } from '#scripts/media/vignettes/film/acts.ts'
import { boards } from '#scripts/media/vignettes/film/boards/index.ts'
import { writeNumber } from '#scripts/media/vignettes/film/effects.ts'
import { castOf } from '#scripts/media/vignettes/film/film.ts'
import { fill } from '#scripts/media/vignettes/markup.ts'
import { capabilities } from '#src/content/home/capabilities.ts'
import { showcase } from '#src/content/home/showcase.ts'
import { integrations } from '#src/content/platform/integrations.ts'

/** What a film may cost, bytes: AV1, and H.264 for those who do not have that. */
const LIMITS = { webm: 350_000, mp4: 450_000 } as const

const sheets = import.meta.glob<string>('../../scripts/media/vignettes/*.html', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The markup of a vignette, as the page of the studio has it. */
function vignette(name: string): HTMLElement {
  const main = document.createElement('main')
  fill(main, name, sheets[`../../scripts/media/vignettes/${name}.html`] ?? '')
  return main
}

/** The number in a text. */
const numberIn = (text: string) => Number((/\d[\d,]*(?:\.\d+)?/.exec(text)?.[0] ?? '').replaceAll(',', ''))

/** When the last thing happens. */
function endOf(act: Act, cast: number): number {
  const last = act.each * Math.max(0, cast - 1) + act.lasts
  if ('until' in act) return act.until
  if (act.kind === 'count') return (act.goes.at(-1)?.[0] ?? 0) + act.lasts
  if (act.kind === 'move') return (act.places.at(-1)?.[0] ?? 0) + act.lasts
  if (act.kind === 'turn') return (act.angles.at(-1)?.[0] ?? 0) + act.lasts
  return act.kind === 'words' ? act.at + act.lasts + 320 : act.at + last
}

const textOf = (element: Element) =>
  [...element.childNodes].find((node) => node.nodeType === 3 && node.textContent?.trim())?.textContent ?? ''

/** Pixels across and down, as the sample description of an H.264 file says. */
function pixelsOf(file: string): [number, number] {
  const data = readFileSync(file)
  const entry = data.indexOf('avc1', data.indexOf('stsd'))
  return [data.readUInt16BE(entry + 28), data.readUInt16BE(entry + 30)]
}

const films = Object.entries(boards).filter((entry): entry is [string, Board] => entry[1] !== undefined)

describe.each(films)('the film of %s', (name, { acts, length, pointer = [] }) => {
  it('lasts five to eight seconds, and stands still before it begins anew', () => {
    expect(length).toBeGreaterThanOrEqual(5000)
    expect(length).toBeLessThanOrEqual(8000)
    const main = vignette(name)
    for (const act of acts) {
      const cast = castOf(main, act)
      // What only the film shows may stay until it ends.
      if (cast.every((element) => element.closest('.extra'))) continue
      expect(endOf(act, cast.length), `${act.kind} ${act.what}`).toBeLessThanOrEqual(length - 300)
    }
  })

  it('finds all that it moves and points at, and counts to what the picture says', () => {
    const main = vignette(name)
    for (const act of acts) {
      const cast = castOf(main, act)
      if (act.kind !== 'count') continue
      for (const element of cast) expect(act.goes.at(-1)?.[1], act.what).toBe(numberIn(textOf(element)))
    }
    for (const { on } of pointer) expect(main.querySelector(on), on).not.toBeNull()
  })

  it('is there in both themes and encodings, as sharp as its picture, and light', () => {
    for (const theme of ['light', 'dark']) {
      const pixels = pixelsOf(`public/media/vignette-${name}-${theme}.mp4`)
      expect(pixels, `${name} ${theme}`).toEqual(name.startsWith('phone-') ? [680, 850] : [1280, 800])
      for (const [type, limit] of Object.entries(LIMITS)) {
        const file = `public/media/vignette-${name}-${theme}.${type}`
        expect(existsSync(file), file).toBe(true)
        expect(statSync(file).size, file).toBeLessThanOrEqual(limit)
      }
    }
  })
})

it('an act that finds nothing says so', () => {
  const [, { acts } = { acts: [] }] = films[0] ?? []
  expect(() => castOf(document.createElement('main'), acts[0] as Act)).toThrow('the film finds no')
})

it('numbers are written as the picture writes them', () => {
  expect(writeNumber('$1,284,930', 1_178_137.4)).toBe('$1,178,137')
  expect(writeNumber('0.8 s', 0.35)).toBe('0.4 s')
  expect(writeNumber('5 of 12', 3)).toBe('3 of 12')
})

it('every record of a module has a film, of the interface and of its panel', () => {
  for (const record of [...showcase, ...capabilities, ...integrations]) {
    const name = record.image.replace('vignette-', '')
    expect(boards[name], name).toBeDefined()
    expect(boards[`phone-${name}`], name).toBeDefined()
  }
})
