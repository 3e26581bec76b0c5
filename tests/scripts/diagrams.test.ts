import { describe, expect, it } from 'vitest'
import { withDiagrams } from '#scripts/vite/diagrams-plugin.ts'
import { packetSpeed as sourcesSpeed } from '#src/content/analytics/sources.ts'
import { nodeOf, views } from '#src/content/automation/workflow-train.ts'
import { ASPECT, handleAt } from '#scenes/crank/seen.ts'
import { counts, fits, train } from '#scenes/workflow/train.ts'
import { seenGear } from '#src/lib/seen-gear.ts'
import { CORE, MAP, planetAt } from '#src/lib/product-orbit.ts'
import { inks, planetShades } from '#src/content/palette.ts'
import { nodes, packetSpeed as integrationSpeed } from '#src/content/platform/diagram.ts'
import { solutions } from '#src/content/solutions.ts'
import { lifecycleSteps } from '#src/content/tasks/lifecycle.ts'
import { drawPlane } from '#src/sections/diagram/plane-picture.ts'
import { createPalette } from '#scenes/instrument/palette.ts'
import { wideRing } from '#src/content/tasks/lifecycle-diagram.ts'
import { seenAt, SCALE } from '#src/pages/tasks/lifecycle/ring-picture.ts'

const written = (name: string) => withDiagrams(`@layer pages { @diagram ${name}; }`, 'a.css')

/** Where a sheet puts the buttons, in percent. */
function places(css: string): Map<string, readonly [number, number]> {
  const found = css.matchAll(/\[data-node='([\w-]+)'\] \{ left: ([\d.]+)%; top: ([\d.]+)%; \}/g)
  return new Map([...found].map(([, id = '', left, top]) => [id, [Number(left), Number(top)]]))
}

describe('buttons stand where the light picture draws the planets', () => {
  it('of the integration diagram', () => {
    const buttons = places(written('integration'))
    for (const { id, x, y } of drawPlane(nodes).bodies) expect(buttons.get(id)).toEqual([x, y])
    expect(buttons.size).toBe(nodes.length)
  })

  it('of the task lifecycle', () => {
    const buttons = places(written('lifecycle-wide'))
    for (const [step, { id }] of lifecycleSteps.entries()) {
      const { x, y } = seenAt(wideRing, wideRing.angles[step] ?? Number.NaN, wideRing.radius, 0)
      const [left = 0, top = 0] = buttons.get(id) ?? []
      expect(left).toBeCloseTo(50 + (x / SCALE / wideRing.aspect) * 10, 1)
      expect(top).toBeCloseTo(50 + (y / SCALE) * 10, 1)
    }
  })
})

describe.each(['wide', 'tall'] as const)('the buttons of the workflow, %s', (view) => {
  it.each([...counts])('stand over their %i gears, as large as they are seen', (count) => {
    const css = written(`train-${view}`)
    for (const [at, gear] of train.slice(0, count).entries()) {
      const fit = fits[view][count - 1]
      const rule = new RegExp(
        `data-count='${count}'\\] \\[data-node='${nodeOf(at)}'\\] \\{ ([^}]*) \\}`,
      ).exec(css)?.[1]
      const [x, y, width, height] = (rule?.match(/[\d.]+(?=%)/g) ?? []).map(Number)
      const seen = fit && seenGear(gear, views[view], fit)
      expect(x).toBeCloseTo(seen?.x ?? Number.NaN, 2)
      expect(y).toBeCloseTo(seen?.y ?? Number.NaN, 2)
      expect(width).toBeCloseTo(seen?.width ?? Number.NaN, 2)
      expect(height).toBeCloseTo(seen?.height ?? Number.NaN, 2)
    }
    expect(css).toContain(`aspect-ratio: ${views[view].aspect};`)
  })
})

it('the control of the crank stands where its handle goes round', () => {
  const rule = /\.crank-handle \{ ([^}]*) \}/.exec(written('crank'))?.[1]
  const [x = 0, y = 0, width = 0, height = 0] = (rule?.match(/[\d.]+(?=%)/g) ?? []).map(Number)
  for (let turn = 0; turn < 1; turn += 1 / 12) {
    const seen = handleAt(turn)
    expect(Math.hypot((seen.x - x) / (width / 2), (seen.y - y) / (height / 2))).toBeLessThan(1)
  }
  expect(written('crank')).toContain(`.story-crank { aspect-ratio: ${ASPECT}; }`)
})

it('the links of the product map stand on the planets of their products', () => {
  const stands = [...written('product-map').matchAll(/left: ([\d.]+)%; top: ([\d.]+)%;/g)]
  const [platform, ...products] = stands.map(([, left, top]) => [
    (Number(left) / 100) * MAP.width,
    (Number(top) / 100) * MAP.height,
  ])
  expect(products).toHaveLength(solutions.length)
  for (const [index, [x = NaN, y = NaN]] of products.entries()) {
    const planet = planetAt(index)
    expect(Math.hypot(planet.x - x, planet.y - y)).toBeLessThan(0.1)
  }
  expect(Math.hypot(CORE.x - (platform?.[0] ?? NaN), CORE.y - (platform?.[1] ?? NaN))).toBeLessThan(0.1)
})

it('canvas and light picture have the same colours in both themes', () => {
  const [day = '', night = ''] = written('palette').split('\n')
  const ends = [
    [day, createPalette(0), 'day'],
    [night, createPalette(1), 'night'],
  ] as const
  for (const [css, canvas, theme] of ends) {
    expect(css).toContain(`--ivory: ${planetShades.ivory[theme]};`)
    expect(`#${canvas.planets[5]?.getHexString()}`).toBe(planetShades.ivory[theme])
    expect(css).toContain(`--path-lit: ${inks.accent[theme]};`)
    expect(`#${canvas.accent.getHexString()}`).toBe(inks.accent[theme])
  }
})

it('packets of the light picture are as fast as the record says', () => {
  const period = (name: string) => Number(/--packet-period: ([\d.]+)s/.exec(written(name))?.[1])
  // Twice the speed is half the time, by one measure for both.
  expect(period('sources') * sourcesSpeed).toBeCloseTo(period('integration') * integrationSpeed, 2)
  expect(period('integration')).toBeGreaterThan(0)
})

it('refuses a diagram that has no record', () => {
  expect(() => written('zodiac')).toThrow('@diagram zodiac')
})
