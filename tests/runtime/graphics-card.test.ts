import { beforeEach, describe, expect, it, vi } from 'vitest'
import { hardwareWebgl2 } from '#src/lib/experience.ts'
import { askGraphicsCard } from '#src/runtime/graphics-card.ts'

vi.mock(import('#src/runtime/after-paint.ts'), async (original) => ({
  ...(await original()),
  afterFrame: (_: Element, then: () => void) => then(),
}))
vi.mock(import('#src/lib/experience.ts'), async (original) => ({
  ...(await original()),
  hardwareWebgl2: vi.fn(() => true),
}))

class FakeWorker extends EventTarget {
  static last: FakeWorker
  terminate = vi.fn()
  constructor(readonly url: string) {
    super()
    FakeWorker.last = this
  }
  say = (data: string | null) => this.dispatchEvent(new MessageEvent('message', { data }))
}

const answer = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  vi.mocked(hardwareWebgl2).mockReset().mockReturnValue(true)
  answer.mockReset()
  vi.stubGlobal('document', { documentElement: {} })
  vi.stubGlobal('OffscreenCanvas', vi.fn())
  vi.stubGlobal('Worker', FakeWorker)
})

describe('asking the graphics card', () => {
  it.each([
    ['Apple GPU', true],
    ['llvmpipe (LLVM 15.0.6, 256 bits)', false],
  ])('takes the name %s from the worker: %s', (name, hardware) => {
    askGraphicsCard(answer)
    FakeWorker.last.say(name)
    expect(answer.mock.calls).toEqual([[hardware]])
    expect(FakeWorker.last.terminate).toHaveBeenCalledOnce()
    expect(hardwareWebgl2).not.toHaveBeenCalled()
  })

  it('asks in the page where the worker has no WebGL 2', () => {
    askGraphicsCard(answer)
    FakeWorker.last.say(null)
    expect(answer.mock.calls).toEqual([[true]])
    expect(hardwareWebgl2).toHaveBeenCalledOnce()
  })

  it('asks in the page where workers cannot draw', () => {
    vi.stubGlobal('OffscreenCanvas', undefined)
    vi.mocked(hardwareWebgl2).mockReturnValue(false)
    askGraphicsCard(answer)
    expect(answer.mock.calls).toEqual([[false]])
  })

  it('asks in the page where the worker fails', () => {
    askGraphicsCard(answer)
    FakeWorker.last.dispatchEvent(new Event('error'))
    expect(answer.mock.calls).toEqual([[true]])
  })

  it('asks in the page where the worker does not answer, and answers once', () => {
    askGraphicsCard(answer)
    expect(answer).not.toHaveBeenCalled()
    vi.runAllTimers()
    FakeWorker.last.say('llvmpipe')
    expect(answer.mock.calls).toEqual([[true]])
  })
})
