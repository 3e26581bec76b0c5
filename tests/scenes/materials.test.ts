import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('scenes leave tone mapping to the renderer: radiance(c), not display(toneMap(c))', () => {
  // See docs/scenes.md, Light and theme: the same shader is drawn on the canvas and into the target of the glow.
  const files = readdirSync('scenes', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.startsWith('stage/'),
  )
  expect(files.length).toBeGreaterThan(100)
  const mapping = /toneMapped|\btoneMap\(|uLinear/
  expect(files.filter((file) => mapping.test(readFileSync(`scenes/${file}`, 'utf8')))).toEqual([])
})
