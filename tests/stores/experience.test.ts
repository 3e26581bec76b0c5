import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forbidStorage, stubBrokenStorage, stubStorage } from '../fake-storage.ts'

/** The store as a page has it on which the boot script decided `mode`. */
async function load(mode?: string) {
  vi.resetModules()
  vi.stubGlobal('document', { documentElement: { dataset: mode === undefined ? {} : { experience: mode } } })
  const store = await import('#src/stores/experience.ts')
  store.experienceDecided()
  return store
}

let stored: Map<string, string>

beforeEach(() => {
  stored = stubStorage('localStorage')
})

describe('experience, at first', () => {
  it.each([
    ['immersive', 'immersive'],
    ['light', 'light'],
    ['heavy', 'light'],
    [undefined, 'light'],
  ])('with %s decided by the boot script is %s', async (decided, mode) => {
    const { experienceStore } = await load(decided)
    expect(experienceStore.getState()).toEqual({ mode, chosen: null })
  })
})

describe('motion switched', () => {
  it('goes both ways and stores each choice under "experience"', async () => {
    const { experienceStore, motionSwitched } = await load('immersive')
    motionSwitched()
    expect(experienceStore.getState().mode).toBe('light')
    expect([...stored]).toEqual([['experience', 'light']])
    motionSwitched()
    expect(experienceStore.getState().mode).toBe('immersive')
    expect([...stored]).toEqual([['experience', 'immersive']])
  })

  it('works where storage throws, or cannot be reached for', async () => {
    stubBrokenStorage()
    const { experienceStore, motionSwitched } = await load('light')
    motionSwitched()
    expect(experienceStore.getState()).toEqual({ mode: 'immersive', chosen: 'immersive' })
    const allow = forbidStorage()
    motionSwitched()
    allow()
    expect(experienceStore.getState()).toEqual({ mode: 'light', chosen: 'light' })
  })
})

describe('stage failed', () => {
  it('falls back to light and leaves the stored choice alone', async () => {
    stored.set('experience', 'immersive')
    const { experienceStore, stageFailed } = await load('immersive')
    stageFailed()
    expect(experienceStore.getState()).toEqual({ mode: 'light', chosen: 'immersive' })
    expect(stored.get('experience')).toBe('immersive')
  })

  it('a failed stage is tried again when the visitor switches Motion on', async () => {
    const { experienceStore, motionSwitched, stageFailed } = await load('immersive')
    stageFailed()
    motionSwitched()
    expect(experienceStore.getState().mode).toBe('immersive')
  })
})

describe('reduced motion changed', () => {
  it('to on: light at once, and nothing is stored', async () => {
    const { experienceStore, reducedMotionChanged } = await load('immersive')
    reducedMotionChanged(true)
    expect(experienceStore.getState().mode).toBe('light')
    expect(stored.size).toBe(0)
  })

  it.each(['light', 'immersive'])('to off: stays %s', async (mode) => {
    const { experienceStore, reducedMotionChanged } = await load(mode)
    reducedMotionChanged(false)
    expect(experienceStore.getState().mode).toBe(mode)
  })
})
