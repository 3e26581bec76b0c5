import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')
const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>
/** The package that holds its code. */
const HOLDERS: Record<string, string> = { 'react-router-dom': 'react-router' }

it.each(Object.entries(dependencies))('the notice of %s is in the build', (name, version) => {
  expect(read('dist/licenses.txt')).toContain(`## ${HOLDERS[name] ?? name} - ${version}`)
})

it('nothing that only development needs is in the build', () => {
  const bundled = [...read('dist/licenses.txt').matchAll(/^## (\S+) - /gm)].map(([, name]) => name)
  expect(bundled.length).toBeGreaterThan(Object.keys(dependencies).length)
  // The files of the fonts are cut from packages of development.
  const tools = bundled.filter((name) => name && name in devDependencies && !name.startsWith('@fontsource'))
  expect(tools).toEqual([])
})

it.each([
  ['dist', 'react'],
  ['dist', '@fontsource/instrument-serif'],
  ['dist', '@fontsource-variable/instrument-sans'],
  ['dist', '@fontsource-variable/geist-mono'],
  ['dist-server', 'busboy'],
  ['dist-server', 'nodemailer'],
])('%s holds the whole licence of %s', (folder, name) => {
  const file = read(`${folder}/licenses.txt`)
  expect(file).toContain(`## ${name} - `)
  expect(file).toContain(read(`node_modules/${name}/LICENSE`).trim())
})
