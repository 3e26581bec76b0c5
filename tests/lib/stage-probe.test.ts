import { afterEach, expect, it, vi } from 'vitest'
import { attachStage, createProbe, exposeProbe } from '#src/lib/stage-probe.ts'

afterEach(() => attachStage(null))

it('answers with zeros where there is no stage', async () => {
  const probe = createProbe(() => 'light')
  expect(probe.stats()).toMatchObject({ mode: 'light', frames: 0, running: false })
  expect(probe.anchors()).toEqual([])
  await expect(probe.freeze(1)).resolves.toBeUndefined()
  expect(probe.resume()).toBeUndefined()
})

it('passes on to the stage that is mounted', async () => {
  const freeze = vi.fn(() => Promise.resolve())
  const { mode: _, ...numbers } = createProbe(() => 'light').stats()
  attachStage({
    stats: () => ({ ...numbers, frames: 7 }),
    anchors: () => [{ id: 'hero', x: 1, y: 2, rect: { x: 0, y: 0, width: 2, height: 4 } }],
    freeze,
    resume: () => undefined,
  })
  const probe = createProbe(() => 'immersive')
  expect(probe.stats()).toMatchObject({ mode: 'immersive', frames: 7 })
  expect(probe.anchors()).toHaveLength(1)
  await probe.freeze(2.5, { x: 0.5, y: -1 })
  expect(freeze).toHaveBeenCalledWith(2.5, { x: 0.5, y: -1 })
})

it.each([
  ['?probe', true],
  ['?experience=immersive&probe', true],
  ['', false],
  ['?probes', false],
])('with %o in the URL it is exposed: %o', (search, exposed) => {
  const page: Record<string, unknown> = {}
  vi.stubGlobal('window', page)
  vi.stubGlobal('location', { search })
  exposeProbe(() => 'light')
  expect('stage' in page).toBe(exposed)
})
