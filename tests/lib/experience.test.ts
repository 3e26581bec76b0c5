import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  asExperience,
  decideExperience,
  EXPERIENCE_KEY,
  hardwareWebgl2,
  readSignals,
  REDUCED_MOTION,
  SMALL_SCREEN,
  type Signals,
} from '#src/lib/experience.ts'
import { stubBrokenStorage, stubStorage } from '../fake-storage.ts'

/** A desktop with a graphics card and no wishes. */
const desktop: Signals = {
  forced: null,
  stored: null,
  reducedMotion: false,
  small: false,
  saveData: false,
  deviceMemory: null,
}
/** Everything that speaks for light, at once. */
const weak = { reducedMotion: true, small: true, saveData: true, deviceMemory: 1 }

describe('decideExperience', () => {
  it.each<{ because: string; signals: Partial<Signals>; mode: string | null }>([
    { because: 'it is up to the graphics card: nothing speaks against it', signals: {}, mode: null },
    { because: 'less motion is asked for', signals: { reducedMotion: true }, mode: 'light' },
    { because: 'the screen is small', signals: { small: true }, mode: 'light' },
    { because: 'data is to be saved', signals: { saveData: true }, mode: 'light' },
    { because: 'memory is short', signals: { deviceMemory: 2 }, mode: 'light' },
    { because: 'memory is none', signals: { deviceMemory: 0 }, mode: 'light' },
    { because: 'memory just suffices', signals: { deviceMemory: 4 }, mode: null },
    { because: 'memory is untold', signals: { deviceMemory: null }, mode: null },
    { because: 'the visitor chose it', signals: { stored: 'light' }, mode: 'light' },
    {
      because: 'the visitor chose it on a weak device',
      signals: { ...weak, stored: 'immersive' },
      mode: 'immersive',
    },
    {
      because: 'the address forces it on a weak device',
      signals: { ...weak, forced: 'immersive' },
      mode: 'immersive',
    },
    {
      because: 'the address forces it over a choice',
      signals: { stored: 'immersive', forced: 'light' },
      mode: 'light',
    },
    {
      because: 'the address forces it over the other choice',
      signals: { stored: 'light', forced: 'immersive' },
      mode: 'immersive',
    },
  ])('is $mode where $because', ({ signals, mode }) => {
    expect(decideExperience({ ...desktop, ...signals })).toBe(mode)
  })
})

it.each([
  ['immersive', 'immersive'],
  ['light', 'light'],
  ['Light', null],
  ['', null],
  [null, null],
])('asExperience reads %j as %j', (value, mode) => {
  expect(asExperience(value)).toBe(mode)
})

describe('readSignals', () => {
  const browser = (settings: { search?: string; media?: readonly string[]; hints?: object }) => {
    vi.stubGlobal('location', { search: settings.search ?? '' })
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: settings.media?.includes(query) ?? false }))
    vi.stubGlobal('navigator', settings.hints ?? {})
  }

  beforeEach(() => void stubStorage('localStorage'))

  it('of a browser that says nothing are empty', () => {
    browser({})
    expect(readSignals()).toMatchObject(desktop)
  })

  it('of a browser that says everything are all there', () => {
    stubStorage('localStorage', { [EXPERIENCE_KEY]: 'immersive' })
    browser({
      search: '?a=b&experience=light',
      media: [REDUCED_MOTION, SMALL_SCREEN],
      hints: { connection: { saveData: true }, deviceMemory: 0.5 },
    })
    expect(readSignals()).toMatchObject({
      forced: 'light',
      stored: 'immersive',
      reducedMotion: true,
      small: true,
      saveData: true,
      deviceMemory: 0.5,
    })
  })

  it('take no nonsense from the address or from storage', () => {
    stubStorage('localStorage', { [EXPERIENCE_KEY]: 'heavy' })
    browser({ search: '?experience=heavy' })
    expect(readSignals()).toMatchObject({ forced: null, stored: null })
  })

  it('can be read where storage throws', () => {
    stubBrokenStorage()
    browser({ search: '?experience=immersive' })
    expect(readSignals()).toMatchObject({ forced: 'immersive', stored: null })
  })
})

describe('the WebGL2 probe', () => {
  const RENDERER = 1
  const UNMASKED = 2

  /** A document whose canvas gives a context of this renderer, or none. Returns the spy on giving it back. */
  function canvasOf(renderer: string | null, masked = false) {
    const loseContext = vi.fn()
    const extensions: Record<string, object | null> = {
      WEBGL_debug_renderer_info: masked ? null : { UNMASKED_RENDERER_WEBGL: UNMASKED },
      WEBGL_lose_context: { loseContext },
    }
    const gl = {
      RENDERER,
      getExtension: (name: string) => extensions[name] ?? null,
      getParameter: (name: number) => (name === (masked ? RENDERER : UNMASKED) ? renderer : 'WebKit WebGL'),
    }
    const getContext = (kind: string) => (renderer !== null && kind === 'webgl2' ? gl : null)
    vi.stubGlobal('document', { createElement: () => ({ getContext }) })
    return loseContext
  }

  it.each([
    ['ANGLE (NVIDIA, NVIDIA GeForce RTX 3060 Direct3D11 vs_5_0 ps_5_0)', true],
    ['Apple GPU', true],
    ['Mesa Intel(R) UHD Graphics 620 (KBL GT2)', true],
    ['ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero)), SwiftShader driver)', false],
    ['llvmpipe (LLVM 15.0.6, 256 bits)', false],
    ['softpipe', false],
    ['Apple Software Renderer', false],
    ['ANGLE (Microsoft, Microsoft Basic Render Driver Direct3D11)', false],
    [null, false],
  ])('takes %s for hardware: %s', (renderer, hardware) => {
    canvasOf(renderer)
    expect(hardwareWebgl2()).toBe(hardware)
  })

  it('asks the plain name where the browser hides the other', () => {
    canvasOf('llvmpipe', true)
    expect(hardwareWebgl2()).toBe(false)
  })

  it('gives its context back', () => {
    const loseContext = canvasOf('Apple GPU')
    hardwareWebgl2()
    expect(loseContext).toHaveBeenCalledOnce()
  })

  it('answers no where asking throws', () => {
    const getContext = () => {
      throw new Error('out of contexts')
    }
    vi.stubGlobal('document', { createElement: () => ({ getContext }) })
    expect(hardwareWebgl2()).toBe(false)
  })
})
