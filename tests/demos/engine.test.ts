import { describe, expect, it, vi } from 'vitest'
import type { Cue } from '#src/demos/cue-queue.ts'
import { createEngine, type Demo } from '#src/demos/engine.ts'
import { pass, stopClock } from './clock.ts'

vi.mock('react', () => {
  throw new Error('a demo must not need React')
})

type Log = readonly string[]

/** A demo that writes down its events and follows a script: what is due after which event. */
function logOf(script: Record<string, readonly Cue<string>[]>): Demo<Log, string> {
  return { initial: [], reduce: (log, event) => [...log, event], follow: (event) => script[event] }
}

const cue = (after: number, event: string): Cue<string> => ({ after, event })
stopClock()

describe('send', () => {
  it('reduces at once and tells subscribers', () => {
    const engine = createEngine(logOf({}))
    const told = vi.fn(() => engine.getState())
    engine.subscribe(told)
    engine.send('go')
    expect(told).toHaveReturnedWith(['go'])
  })

  it('plays a cue when it is due, and not before', () => {
    const engine = createEngine(logOf({ go: [cue(500, 'next')] }))
    engine.send('go')
    pass(499)
    expect(engine.getState()).toEqual(['go'])
    pass(1)
    expect(engine.getState()).toEqual(['go', 'next'])
  })

  it('plays several cues by their time, whatever their order, all counted from the event', () => {
    const engine = createEngine(logOf({ go: [cue(300, 'c'), cue(100, 'a'), cue(200, 'b')] }))
    engine.send('go')
    pass(100)
    expect(engine.getState()).toEqual(['go', 'a'])
    pass(100)
    expect(engine.getState()).toEqual(['go', 'a', 'b'])
    pass(100)
    expect(engine.getState()).toEqual(['go', 'a', 'b', 'c'])
  })

  it('plays cues of the same moment in the order of the script', () => {
    const engine = createEngine(logOf({ go: [cue(100, 'a'), cue(100, 'b')] }))
    engine.send('go')
    pass(100)
    expect(engine.getState()).toEqual(['go', 'a', 'b'])
  })

  it('a cue may call off another of the same moment', () => {
    const engine = createEngine(logOf({ go: [cue(100, 'a'), cue(100, 'b')], a: [cue(50, 'c')] }))
    engine.send('go')
    pass(1000)
    expect(engine.getState()).toEqual(['go', 'a', 'c'])
  })

  it('an event without cues of its own leaves the pending ones and their times alone', () => {
    const engine = createEngine(logOf({ go: [cue(500, 'next')] }))
    engine.send('go')
    pass(400)
    engine.send('aside')
    pass(99)
    expect(engine.getState()).toEqual(['go', 'aside'])
    pass(1)
    expect(engine.getState()).toEqual(['go', 'aside', 'next'])
  })

  it('an event with cues replaces all pending ones', () => {
    const engine = createEngine(logOf({ go: [cue(500, 'old'), cue(600, 'older')], turn: [cue(300, 'new')] }))
    engine.send('go')
    pass(400)
    engine.send('turn')
    pass(5000)
    expect(engine.getState()).toEqual(['go', 'turn', 'new'])
  })

  it('an event with an empty script cancels what is pending', () => {
    const engine = createEngine(logOf({ go: [cue(500, 'next')], stop: [] }))
    engine.send('go')
    engine.send('stop')
    expect(vi.getTimerCount()).toBe(0)
    pass(5000)
    expect(engine.getState()).toEqual(['go', 'stop'])
  })

  it('lets a cue bring the next, without drift', () => {
    const engine = createEngine(logOf({ tick: [cue(100, 'tick')] }))
    engine.send('tick')
    pass(1000)
    expect(engine.getState()).toHaveLength(11)
  })

  it('leaves the script as it was, for the next engine', () => {
    const script = { go: [cue(500, 'next')] }
    const first = createEngine(logOf(script))
    first.send('go')
    pass(200)
    first.pause()
    expect(script).toEqual({ go: [cue(500, 'next')] })
  })

  it('gives `follow` the state before and after the event', () => {
    const follow = vi.fn(() => undefined)
    const engine = createEngine<number, 'more'>({ initial: 1, reduce: (n) => n + 1, follow })
    engine.send('more')
    expect(follow).toHaveBeenCalledWith('more', 2, 1)
  })
})

describe('subscribers', () => {
  it('hear nothing after they left', () => {
    const engine = createEngine(logOf({ go: [cue(100, 'next')] }))
    const told = vi.fn()
    const leave = engine.subscribe(told)
    engine.send('go')
    leave()
    pass(100)
    expect(told).toHaveBeenCalledOnce()
  })

  it('may send an event themselves: there is still one clock', () => {
    const engine = createEngine(logOf({ go: [cue(100, 'next')], answer: [cue(100, 'end')] }))
    engine.subscribe(() => engine.getState().at(-1) === 'next' && engine.send('answer'))
    engine.send('go')
    pass(100)
    expect(vi.getTimerCount()).toBe(1)
    engine.pause()
    pass(5000)
    expect(engine.getState()).toEqual(['go', 'next', 'answer'])
  })
})

describe('pause and resume', () => {
  it('keep the part of the wait already served', () => {
    const engine = createEngine(logOf({ go: [cue(500, 'next')] }))
    engine.send('go')
    pass(300)
    engine.pause()
    expect(vi.getTimerCount()).toBe(0)
    pass(10_000)
    engine.resume()
    pass(199)
    expect(engine.getState()).toEqual(['go'])
    pass(1)
    expect(engine.getState()).toEqual(['go', 'next'])
  })

  it('keep it over many short pauses, for every pending cue', () => {
    const engine = createEngine(logOf({ go: [cue(500, 'a'), cue(800, 'b')] }))
    engine.send('go')
    for (let round = 0; round < 8; round += 1) {
      pass(60)
      engine.pause()
      pass(1000)
      engine.resume()
    }
    expect(engine.getState()).toEqual(['go'])
    pass(20)
    expect(engine.getState()).toEqual(['go', 'a'])
    pass(299)
    expect(engine.getState()).toEqual(['go', 'a'])
    pass(1)
    expect(engine.getState()).toEqual(['go', 'a', 'b'])
  })

  it('a second pause or resume changes nothing', () => {
    const engine = createEngine(logOf({ go: [cue(500, 'next')] }))
    engine.send('go')
    pass(300)
    engine.pause()
    pass(300)
    engine.pause()
    engine.resume()
    pass(100)
    engine.resume()
    pass(99)
    expect(engine.getState()).toEqual(['go'])
    pass(1)
    expect(engine.getState()).toEqual(['go', 'next'])
  })

  it('an event sent while paused is reduced, and its cues wait', () => {
    const engine = createEngine(logOf({ go: [cue(500, 'next')] }))
    engine.pause()
    engine.send('go')
    pass(5000)
    expect(engine.getState()).toEqual(['go'])
    engine.resume()
    pass(500)
    expect(engine.getState()).toEqual(['go', 'next'])
  })
})

describe('finish', () => {
  it('plays all that is pending at once, and what follows from it, in order', () => {
    const engine = createEngine(logOf({ go: [cue(9, 'b'), cue(5, 'a')], b: [cue(1000, 'c')] }))
    engine.send('go')
    engine.finish()
    expect(engine.getState()).toEqual(['go', 'a', 'b', 'c'])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('stops at its limit in a demo that loops, and the clock goes on', () => {
    const engine = createEngine(logOf({ tick: [cue(100, 'tick')] }))
    engine.send('tick')
    engine.finish(3)
    expect(engine.getState()).toHaveLength(4)
    pass(100)
    expect(engine.getState()).toHaveLength(5)
  })

  it('ends by itself even without a limit', () => {
    const engine = createEngine(logOf({ tick: [cue(100, 'tick')] }))
    engine.send('tick')
    engine.finish()
    expect(engine.getState()).toHaveLength(101)
  })

  it('with nothing pending does nothing', () => {
    const engine = createEngine(logOf({}))
    engine.finish()
    expect(engine.getState()).toEqual([])
  })
})

describe('reset', () => {
  it('is back at the start, with nothing pending, and says so', () => {
    const engine = createEngine(logOf({ go: [cue(500, 'next')] }))
    engine.send('go')
    const told = vi.fn(() => engine.getState())
    engine.subscribe(told)
    engine.reset()
    expect(told).toHaveReturnedWith([])
    expect(vi.getTimerCount()).toBe(0)
    pass(5000)
    expect(engine.getState()).toEqual([])
  })

  it('calls off for good what was pending: a later event does not bring it back', () => {
    const engine = createEngine(logOf({ go: [cue(500, 'next')] }))
    engine.send('go')
    engine.reset()
    engine.send('aside')
    pass(5000)
    expect(engine.getState()).toEqual(['aside'])
  })

  it('can be played again, with full waits', () => {
    const engine = createEngine(logOf({ go: [cue(500, 'next')] }))
    engine.send('go')
    pass(400)
    engine.reset()
    engine.send('go')
    pass(499)
    expect(engine.getState()).toEqual(['go'])
    pass(1)
    expect(engine.getState()).toEqual(['go', 'next'])
  })
})

describe('a demo that holds', () => {
  const held: Demo<Log, string> = {
    ...logOf({ go: [cue(500, 'next')] }),
    holds: (log) => log.at(-1) === 'hold',
  }

  it('keeps the part of the wait already served', () => {
    const engine = createEngine(held)
    engine.send('go')
    pass(300)
    engine.send('hold')
    expect(vi.getTimerCount()).toBe(0)
    pass(10_000)
    engine.send('on')
    pass(199)
    expect(engine.getState()).toEqual(['go', 'hold', 'on'])
    pass(1)
    expect(engine.getState()).toEqual(['go', 'hold', 'on', 'next'])
  })

  it('goes on only when neither it nor the page holds the clock', () => {
    const engine = createEngine(held)
    engine.send('go')
    engine.pause()
    engine.send('hold')
    engine.resume()
    pass(5000)
    engine.pause()
    engine.send('on')
    pass(5000)
    expect(engine.getState()).toEqual(['go', 'hold', 'on'])
    engine.resume()
    pass(500)
    expect(engine.getState()).toEqual(['go', 'hold', 'on', 'next'])
  })

  it('a reset ends the hold', () => {
    const engine = createEngine(held)
    engine.send('hold')
    engine.reset()
    engine.send('go')
    pass(500)
    expect(engine.getState()).toEqual(['go', 'next'])
  })
})
