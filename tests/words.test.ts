import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { wordsIn } from './architecture/jsx-words.ts'

/** What is read here is a name or a sign, the same in every language: a unit, a place in a figure. */
const NO_COPY = new Set(['above', 'below', 'curl', 'JavaScript', ', curl', ', JavaScript', 'PDF'])

/** What may say a word of its own, and why. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'src/ui/dialog.tsx':
    'ui may not import content, and the button that closes a dialog is called the same everywhere',
}

it('no component writes words of its own: all copy stands in src/content', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  )
  expect(files.length).toBeGreaterThan(150)
  const found = files
    .map((file) => `src/${file}`)
    .flatMap((file) => {
      const words = wordsIn(file, readFileSync(file, 'utf8')).filter((text) => !NO_COPY.has(text))
      return words.length > 0 ? [`${file}: ${words.join(' | ')}`] : []
    })
    .filter((line) => !Object.hasOwn(EXCEPTIONS, line.slice(0, line.indexOf(':'))))
  expect(found).toEqual([])
})

it('finds words wherever a component can write them', () => {
  const say = (jsx: string) => wordsIn('a.tsx', `const a = ${jsx}`)
  expect(say('<p>Some words</p>')).toEqual(['Some words'])
  expect(say('<p>{busy ? "Sending" : text}</p>')).toEqual(['Sending'])
  expect(say('<p>{`All ${count} notes`}</p>')).toEqual(['All', 'notes'])
  expect(say('<Field label="Email address" />')).toEqual(['Email address'])
  expect(say('<IconButton name="Close" icon="close" />')).toEqual(['Close'])
  expect(say('<Section heading={{ text: "Other ways" }} />')).toEqual(['Other ways'])
  expect(say('<p className="mono" data-state="open">{texts.open}</p>')).toEqual([])
  expect(say('<p>{kind === "good" && text} · 12 %</p>')).toEqual([])
})
