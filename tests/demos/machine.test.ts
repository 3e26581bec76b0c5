import { describe, expect, it, vi } from 'vitest'
import type { Delayed } from '#src/demos/delay-queue.ts'
import { createMachine, type MachineDefinition } from '#src/demos/machine.ts'
import { pass, stopClock } from './clock.ts'

type Log = readonly string[]

/** A demo that writes down its events and follows a script: what is due after which event. */
function logOf(script: Record<string, readonly Delayed<string>[]>): MachineDefinition<Log, string> {
  return { initial: [], reduce: (log, event) => [...log, event], follow: (event) => script[event] }
}

const cue = (after: number, event: string): Delayed<string> => ({ after, event })
stopClock()

describe('send', () => {
  it('reduces at once and tells subscribers', () => {
    const machine = createMachine(logOf({}))
    const told = vi.fn(() => machine.getState())
    machine.subscribe(told)
    machine.send('go')
    expect(told).toHaveReturnedWith(['go'])
  })

  it('plays a cue when it is due, and not before', () => {
    const machine = createMachine(logOf({ go: [cue(500, 'next')] }))
    machine.send('go')
    pass(499)
    expect(machine.getState()).toEqual(['go'])
    pass(1)
    expect(machine.getState()).toEqual(['go', 'next'])
  })

  it('plays several cues by their time, whatever their order, all counted from the event', () => {
    const machine = createMachine(logOf({ go: [cue(300, 'c'), cue(100, 'a'), cue(200, 'b')] }))
    machine.send('go')
    pass(100)
    expect(machine.getState()).toEqual(['go', 'a'])
    pass(100)
    expect(machine.getState()).toEqual(['go', 'a', 'b'])
    pass(100)
    expect(machine.getState()).toEqual(['go', 'a', 'b', 'c'])
  })

  it('plays cues of the same moment in the order of the script', () => {
    const machine = createMachine(logOf({ go: [cue(100, 'a'), cue(100, 'b')] }))
    machine.send('go')
    pass(100)
    expect(machine.getState()).toEqual(['go', 'a', 'b'])
  })

  it('a cue may call off another of the same moment', () => {
    const machine = createMachine(logOf({ go: [cue(100, 'a'), cue(100, 'b')], a: [cue(50, 'c')] }))
    machine.send('go')
    pass(1000)
    expect(machine.getState()).toEqual(['go', 'a', 'c'])
  })

  it('an event without cues of its own leaves the pending ones and their times alone', () => {
    const machine = createMachine(logOf({ go: [cue(500, 'next')] }))
    machine.send('go')
    pass(400)
    machine.send('aside')
    pass(99)
    expect(machine.getState()).toEqual(['go', 'aside'])
    pass(1)
    expect(machine.getState()).toEqual(['go', 'aside', 'next'])
  })

  it('an event with cues replaces all pending ones', () => {
    const machine = createMachine(
      logOf({ go: [cue(500, 'old'), cue(600, 'older')], turn: [cue(300, 'new')] }),
    )
    machine.send('go')
    pass(400)
    machine.send('turn')
    pass(5000)
    expect(machine.getState()).toEqual(['go', 'turn', 'new'])
  })

  it('an event with an empty script cancels what is pending', () => {
    const machine = createMachine(logOf({ go: [cue(500, 'next')], stop: [] }))
    machine.send('go')
    machine.send('stop')
    expect(vi.getTimerCount()).toBe(0)
    pass(5000)
    expect(machine.getState()).toEqual(['go', 'stop'])
  })

  it('lets a cue bring the next, without drift', () => {
    const machine = createMachine(logOf({ tick: [cue(100, 'tick')] }))
    machine.send('tick')
    pass(1000)
    expect(machine.getState()).toHaveLength(11)
  })

  it('a timer that fires a fraction of a millisecond early is not waited for again', () => {
    const machine = createMachine(logOf({ go: [cue(500, 'next')] }))
    const clock = vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValue(499.6)
    machine.send('go')
    vi.advanceTimersByTime(500)
    clock.mockRestore()
    expect(machine.getState()).toEqual(['go', 'next'])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('leaves the script as it was, for the next machine', () => {
    const script = { go: [cue(500, 'next')] }
    const first = createMachine(logOf(script))
    first.send('go')
    pass(200)
    first.pause()
    expect(script).toEqual({ go: [cue(500, 'next')] })
  })

  it('gives `follow` the state before and after the event', () => {
    const follow = vi.fn(() => undefined)
    const machine = createMachine<number, 'more'>({ initial: 1, reduce: (n) => n + 1, follow })
    machine.send('more')
    expect(follow).toHaveBeenCalledWith('more', 2, 1)
  })
})

describe('subscribers', () => {
  it('hear nothing after they left', () => {
    const machine = createMachine(logOf({ go: [cue(100, 'next')] }))
    const told = vi.fn()
    const leave = machine.subscribe(told)
    machine.send('go')
    leave()
    pass(100)
    expect(told).toHaveBeenCalledOnce()
  })

  it('may send an event themselves: there is still one clock', () => {
    const machine = createMachine(logOf({ go: [cue(100, 'next')], answer: [cue(100, 'end')] }))
    machine.subscribe(() => machine.getState().at(-1) === 'next' && machine.send('answer'))
    machine.send('go')
    pass(100)
    expect(vi.getTimerCount()).toBe(1)
    machine.pause()
    pass(5000)
    expect(machine.getState()).toEqual(['go', 'next', 'answer'])
  })
})

describe('pause and resume', () => {
  it('keep the part of the wait already served', () => {
    const machine = createMachine(logOf({ go: [cue(500, 'next')] }))
    machine.send('go')
    pass(300)
    machine.pause()
    expect(vi.getTimerCount()).toBe(0)
    pass(10_000)
    machine.resume()
    pass(199)
    expect(machine.getState()).toEqual(['go'])
    pass(1)
    expect(machine.getState()).toEqual(['go', 'next'])
  })

  it('keep it over many short pauses, for every pending cue', () => {
    const machine = createMachine(logOf({ go: [cue(500, 'a'), cue(800, 'b')] }))
    machine.send('go')
    for (let round = 0; round < 8; round += 1) {
      pass(60)
      machine.pause()
      pass(1000)
      machine.resume()
    }
    expect(machine.getState()).toEqual(['go'])
    pass(20)
    expect(machine.getState()).toEqual(['go', 'a'])
    pass(299)
    expect(machine.getState()).toEqual(['go', 'a'])
    pass(1)
    expect(machine.getState()).toEqual(['go', 'a', 'b'])
  })

  it('a second pause or resume changes nothing', () => {
    const machine = createMachine(logOf({ go: [cue(500, 'next')] }))
    machine.send('go')
    pass(300)
    machine.pause()
    pass(300)
    machine.pause()
    machine.resume()
    pass(100)
    machine.resume()
    pass(99)
    expect(machine.getState()).toEqual(['go'])
    pass(1)
    expect(machine.getState()).toEqual(['go', 'next'])
  })

  it('an event sent while paused is reduced, and its cues wait', () => {
    const machine = createMachine(logOf({ go: [cue(500, 'next')] }))
    machine.pause()
    machine.send('go')
    pass(5000)
    expect(machine.getState()).toEqual(['go'])
    machine.resume()
    pass(500)
    expect(machine.getState()).toEqual(['go', 'next'])
  })
})

describe('finish', () => {
  it('plays all that is pending at once, and what follows from it, in order', () => {
    const machine = createMachine(logOf({ go: [cue(9, 'b'), cue(5, 'a')], b: [cue(1000, 'c')] }))
    machine.send('go')
    machine.finish()
    expect(machine.getState()).toEqual(['go', 'a', 'b', 'c'])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('ends by itself in a demo that loops, and the clock goes on', () => {
    const machine = createMachine(logOf({ tick: [cue(100, 'tick')] }))
    machine.send('tick')
    machine.finish()
    expect(machine.getState()).toHaveLength(101)
    pass(100)
    expect(machine.getState()).toHaveLength(102)
  })

  it('with nothing pending does nothing', () => {
    const machine = createMachine(logOf({}))
    machine.finish()
    expect(machine.getState()).toEqual([])
  })
})

describe('reset', () => {
  it('is back at the start, with nothing pending, and says so', () => {
    const machine = createMachine(logOf({ go: [cue(500, 'next')] }))
    machine.send('go')
    const told = vi.fn(() => machine.getState())
    machine.subscribe(told)
    machine.reset()
    expect(told).toHaveReturnedWith([])
    expect(vi.getTimerCount()).toBe(0)
    pass(5000)
    expect(machine.getState()).toEqual([])
  })

  it('calls off for good what was pending: a later event does not bring it back', () => {
    const machine = createMachine(logOf({ go: [cue(500, 'next')] }))
    machine.send('go')
    machine.reset()
    machine.send('aside')
    pass(5000)
    expect(machine.getState()).toEqual(['aside'])
  })

  it('can be played again, with full waits', () => {
    const machine = createMachine(logOf({ go: [cue(500, 'next')] }))
    machine.send('go')
    pass(400)
    machine.reset()
    machine.send('go')
    pass(499)
    expect(machine.getState()).toEqual(['go'])
    pass(1)
    expect(machine.getState()).toEqual(['go', 'next'])
  })
})

describe('a demo that holds', () => {
  const held: MachineDefinition<Log, string> = {
    ...logOf({ go: [cue(500, 'next')] }),
    holds: (log) => log.at(-1) === 'hold',
  }

  it('keeps the part of the wait already served', () => {
    const machine = createMachine(held)
    machine.send('go')
    pass(300)
    machine.send('hold')
    expect(vi.getTimerCount()).toBe(0)
    pass(10_000)
    machine.send('on')
    pass(199)
    expect(machine.getState()).toEqual(['go', 'hold', 'on'])
    pass(1)
    expect(machine.getState()).toEqual(['go', 'hold', 'on', 'next'])
  })

  it('goes on only when neither it nor the page holds the clock', () => {
    const machine = createMachine(held)
    machine.send('go')
    machine.pause()
    machine.send('hold')
    machine.resume()
    pass(5000)
    machine.pause()
    machine.send('on')
    pass(5000)
    expect(machine.getState()).toEqual(['go', 'hold', 'on'])
    machine.resume()
    pass(500)
    expect(machine.getState()).toEqual(['go', 'hold', 'on', 'next'])
  })

  it('a reset ends the hold', () => {
    const machine = createMachine(held)
    machine.send('hold')
    machine.reset()
    machine.send('go')
    pass(500)
    expect(machine.getState()).toEqual(['go', 'next'])
  })
})
