import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  deadlineOf,
  FIRST_FRAME_MS,
  LOSSES,
  reduce,
  RESTORE_MS,
  watchContext,
  statusOf,
  type ContextEvent,
  type Phase,
} from '#scenes/stage/context-watch.ts'

const after = (...events: ContextEvent[]) => events.reduce<Phase>(reduce, 'loading')

describe('loss and failure', () => {
  it('goes from loading to live', () => {
    expect(after('drawn')).toBe('live')
  })

  it('makes a new canvas for each context that comes back', () => {
    const once = ['drawn', 'contextLost', 'contextRestored'] as const
    expect(after(...once)).toBe('rebuilding')
    expect(after(...once, 'drawn')).toBe('live')
  })

  it('may lose a context while it rebuilds', () => {
    expect(after('drawn', 'contextLost', 'contextRestored', 'contextLost')).toBe('lost')
  })

  it.each<ContextEvent[]>([
    ['broke'],
    ['late'],
    ['drawn', 'broke'],
    ['drawn', 'contextLost', 'late'],
    ['drawn', 'contextLost', 'contextRestored', 'late'],
  ])('gives up after %s %s %s %s', (...events) => {
    expect(after(...events.filter(Boolean))).toBe('failed')
  })

  it('has no deadline once it is live', () => {
    expect(after('drawn', 'late')).toBe('live')
    expect(deadlineOf('live')).toBeNull()
  })

  it('ignores every event after it has failed', () => {
    const over = after('drawn', 'broke')
    for (const event of ['drawn', 'contextLost', 'contextRestored', 'broke', 'late'] as const)
      expect(reduce(over, event)).toBe(over)
  })

  it('shows the light picture until the rebuilt scene is drawn', () => {
    expect(statusOf('rebuilding')).toBe('lost')
    expect(statusOf('failed')).toBe('off')
  })
})

function start(hidden = false) {
  const phases: Phase[] = []
  const context = watchContext((phase) => phases.push(phase))
  context.visibilityChanged(hidden)
  return { ...context, phases }
}

describe('its deadlines', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('fails when the first frame takes longer than 8 s', () => {
    const { phases } = start()
    vi.advanceTimersByTime(FIRST_FRAME_MS - 1)
    expect(phases).toEqual([])
    vi.advanceTimersByTime(1)
    expect(phases).toEqual(['failed'])
  })

  it('fails when the context is not back within 5 s, and not before', () => {
    const { send, phases } = start()
    send('drawn')
    send('contextLost')
    vi.advanceTimersByTime(RESTORE_MS - 1)
    send('contextRestored')
    send('drawn')
    vi.advanceTimersByTime(60_000)
    expect(phases).toEqual(['live', 'lost', 'rebuilding', 'live'])
    send('contextLost')
    vi.advanceTimersByTime(RESTORE_MS)
    expect(phases.at(-1)).toBe('failed')
  })

  it('does not count the time in a hidden page', () => {
    const { phases, visibilityChanged } = start(true)
    vi.advanceTimersByTime(60_000)
    expect(phases).toEqual([])
    visibilityChanged(false)
    vi.advanceTimersByTime(FIRST_FRAME_MS)
    expect(phases).toEqual(['failed'])
  })

  /** Loses the context at these times, ms, and gets it back each time. */
  function loseAt(...times: readonly number[]) {
    const watched = start()
    watched.send('drawn')
    let now = 0
    for (const at of times) {
      vi.advanceTimersByTime(at - now)
      now = at
      for (const event of ['contextLost', 'contextRestored', 'drawn'] as const) watched.send(event)
    }
    return watched.phases.at(-1)
  }

  it('fails with the third loss within a minute, and forgets older ones', () => {
    expect(loseAt(0, 20_000)).toBe('live')
    expect(loseAt(0, 20_000, LOSSES.within - 1)).toBe('failed')
    expect(loseAt(0, 20_000, LOSSES.within, LOSSES.within + 19_999)).toBe('failed')
    expect(loseAt(0, 20_000, LOSSES.within, LOSSES.within + 20_000)).toBe('live')
  })

  it('leaves no timer behind', () => {
    const { send } = start()
    send('broke')
    expect(vi.getTimerCount()).toBe(0)
  })
})
