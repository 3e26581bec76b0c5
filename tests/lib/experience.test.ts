import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  asExperience,
  decideExperience,
  EXPERIENCE_KEY,
  readSignals,
  REDUCED_MOTION,
  SMALL_SCREEN,
  type Signals,
} from '#src/lib/experience.ts'
import { stubBrokenStorage, stubStorage } from '../fake-storage.ts'

/** A desktop with a graphics card and no wishes. */
const desktop: Omit<Signals, 'hardwareWebgl2'> = {
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
  it.each<{ because: string; signals: Partial<typeof desktop>; gpu: boolean; mode: string }>([
    { because: 'nothing speaks against it', signals: {}, gpu: true, mode: 'immersive' },
    { because: 'there is no hardware WebGL2', signals: {}, gpu: false, mode: 'light' },
    { because: 'less motion is asked for', signals: { reducedMotion: true }, gpu: true, mode: 'light' },
    { because: 'the screen is small', signals: { small: true }, gpu: true, mode: 'light' },
    { because: 'data is to be saved', signals: { saveData: true }, gpu: true, mode: 'light' },
    { because: 'memory is short', signals: { deviceMemory: 2 }, gpu: true, mode: 'light' },
    { because: 'memory is none', signals: { deviceMemory: 0 }, gpu: true, mode: 'light' },
    { because: 'memory just suffices', signals: { deviceMemory: 4 }, gpu: true, mode: 'immersive' },
    { because: 'memory is untold', signals: { deviceMemory: null }, gpu: true, mode: 'immersive' },
    { because: 'the visitor chose it', signals: { stored: 'light' }, gpu: true, mode: 'light' },
    {
      because: 'the visitor chose it on a weak device',
      signals: { ...weak, stored: 'immersive' },
      gpu: false,
      mode: 'immersive',
    },
    {
      because: 'the address forces it on a weak device',
      signals: { ...weak, forced: 'immersive' },
      gpu: false,
      mode: 'immersive',
    },
    {
      because: 'the address forces it over a choice',
      signals: { stored: 'immersive', forced: 'light' },
      gpu: true,
      mode: 'light',
    },
    {
      because: 'the address forces it over the other choice',
      signals: { stored: 'light', forced: 'immersive' },
      gpu: true,
      mode: 'immersive',
    },
  ])('is $mode where $because', ({ signals, gpu, mode }) => {
    expect(decideExperience({ ...desktop, ...signals, hardwareWebgl2: () => gpu })).toBe(mode)
  })

  it.each<Partial<typeof desktop>>([
    { forced: 'light' },
    { stored: 'immersive' },
    { reducedMotion: true },
    { small: true },
    { saveData: true },
    { deviceMemory: 2 },
  ])('makes no context where %o has decided', (signals) => {
    const hardwareWebgl2 = vi.fn(() => true)
    decideExperience({ ...desktop, ...signals, hardwareWebgl2 })
    expect(hardwareWebgl2).not.toHaveBeenCalled()
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

  beforeEach(() => {
    stubStorage('localStorage')
    vi.stubGlobal('location', { search: '' })
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    vi.stubGlobal('navigator', {})
  })

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
    expect(readSignals().hardwareWebgl2()).toBe(hardware)
  })

  it('asks the plain name where the browser hides the other', () => {
    canvasOf('llvmpipe', true)
    expect(readSignals().hardwareWebgl2()).toBe(false)
  })

  it('gives its context back', () => {
    const loseContext = canvasOf('Apple GPU')
    readSignals().hardwareWebgl2()
    expect(loseContext).toHaveBeenCalledOnce()
  })

  it('is no where asking throws', () => {
    const getContext = () => {
      throw new Error('out of contexts')
    }
    vi.stubGlobal('document', { createElement: () => ({ getContext }) })
    expect(readSignals().hardwareWebgl2()).toBe(false)
  })
})
