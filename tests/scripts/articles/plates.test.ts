import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { allPieces, readLibrary } from '#scripts/articles/library.ts'
import { HEIGHT, type Point, range, WIDTH } from '#scripts/articles/plates/pen.ts'
import { plates, plateSvg } from '#scripts/articles/plates/plates.ts'
import { plateFiles } from '#scripts/vite/plates-plugin.ts'

const entries = Object.entries(plates)
const sources = new Map(
  allPieces(readLibrary()).map(({ file, path }) => [path.split('/').at(-1), readFileSync(file, 'utf8')]),
)

/** Numbers below ten, and tens, stand in the texts as words. */
const WORDS: Readonly<Record<number, RegExp>> = {
  4: /\bfour\b/i,
  5: /\bfive\b/i,
  6: /\bsix\b/i,
  9: /\bnine\b/i,
  80: /\beighty\b/i,
}
const stands = (text: string, count: number) =>
  WORDS[count]?.test(text) ||
  new RegExp(
    `(?<![\\d.,])${count.toLocaleString('en-US').replace('.', '\\.')}(\\.0+)?(?![\\d]|[.,]\\d)`,
  ).test(text)

/** Where the commands of a path lead, of its absolute and relative letters; arcs are taken by their ends. */
function pointsOf(path: string): Point[] {
  let [x, y] = [0, 0]
  const points: Point[] = []
  const go = (nextX: number, nextY: number) => points.push([(x = nextX), (y = nextY)])
  for (const [, letter = '', rest = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const values = (rest.match(/-?[\d.]+/g) ?? []).map(Number)
    const relative = letter === letter.toLowerCase()
    const size = { m: 2, l: 2, v: 1, h: 1, c: 6, s: 4, a: 7, z: 0 }[letter.toLowerCase()]
    if (size === undefined) throw new Error(`unknown command ${letter}`)
    const sets = size && Math.floor(values.length / size)
    for (const at of range(sets).map((set) => set * size)) {
      const [last = 0, before = 0] = [values[at + size - 1], values[at + size - 2]]
      if (/v/i.test(letter)) go(x, relative ? y + last : last)
      else if (/h/i.test(letter)) go(relative ? x + last : last, y)
      else go(relative ? x + before : before, relative ? y + last : last)
    }
  }
  return points
}

it('every article has a plate, and every plate an article', () => {
  expect([...sources.keys()].toSorted()).toEqual(Object.keys(plates).toSorted())
  expect(plateFiles().size).toBe(entries.length)
})

it('no two are equal', () => {
  expect(new Set(entries.map(([, plate]) => plateSvg(plate))).size).toBe(entries.length)
})

it.each(entries)('what the plate of %s counts stands in its text', (name, { counted }) => {
  const text = sources.get(name) ?? ''
  const numbers = Object.values(counted).flat()
  expect(numbers.length).toBeGreaterThan(0)
  expect(numbers.filter((count) => count !== 0 && !stands(text, count))).toEqual([])
})

it.each(entries)(
  'the plate of %s stays within its frame, and has a line that stands out',
  (_, { engraving }) => {
    for (const lines of Object.values(engraving))
      for (const point of pointsOf(lines.join(''))) {
        const [x, y] = point
        expect(x >= 10 && x <= WIDTH - 10 && y >= 10 && y <= HEIGHT - 10, `${x} ${y}`).toBe(true)
      }
    expect(engraving.brass.length).toBeGreaterThan(0)
    expect(engraving.line.length + engraving.hatch.length).toBeGreaterThan(4)
  },
)

it.each(entries)('the file of the plate of %s is light', (_, plate) => {
  expect(brotliCompressSync(plateSvg(plate)).length).toBeLessThan(10_000)
})
