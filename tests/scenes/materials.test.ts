import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const sources = readdirSync('scenes', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('stage/'))
  .map((file) => [file, readFileSync(`scenes/${file}`, 'utf8')] as const)

describe('materials of scenes', () => {
  it.each(sources)(
    '%s leaves tone mapping to the renderer: radiance(c), not display(toneMap(c))',
    (_, text) => {
      // See docs/scenes.md, Light and theme: the same shader is drawn on the canvas and into the target of the glow.
      expect(text).not.toMatch(/toneMapped|\btoneMap\(|uLinear/)
    },
  )
})
