import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { faq } from '#src/content/support/faq.ts'

const ASSETS = 'dist/assets'

const scripts = new Map(
  readdirSync(ASSETS)
    .filter((file) => file.endsWith('.js'))
    .map((file) => [file, readFileSync(`${ASSETS}/${file}`, 'utf8')]),
)
const named = (part: string) => [...scripts].filter(([, code]) => code.includes(part)).map(([file]) => file)

test('the answers of the help center are loaded by its page alone', () => {
  const holders = named(faq[0]?.questions[0]?.id ?? 'no question')
  expect(holders).toHaveLength(1)
  const users = holders.flatMap((file) => [file, ...named(`"./${file}"`)])
  const names = users.map((file) => file.replace(/-[\w-]{8}\.js$/, ''))
  // The bundler may give them a file of their own.
  expect(names.filter((name) => name !== 'faq')).toEqual(['help-center'])
})
