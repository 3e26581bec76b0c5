import { describe, expect, it, vi } from 'vitest'
import { createMachine } from '#src/demos/machine.ts'
import { createIntro, initialIntro, TIMING, type IntroEvent } from '#src/demos/intro.ts'
import { pass, stopClock } from './clock.ts'

stopClock()

const { word, welcome, minimum, latest, outro } = TIMING

/** An intro at `at` ms after its start, with events sent on the way. `passed` ms lie between first byte and start. */
function play(at: number, events: readonly [at: number, event: IntroEvent][] = [], passed = 0) {
  const began = performance.now()
  const machine = createMachine(createIntro(() => performance.now() - began))
  pass(passed)
  machine.send('start')
  let now = 0
  for (const [time, event] of events) {
    pass(time - now)
    machine.send(event)
    now = time
  }
  pass(at - now)
  return machine
}

const phaseAt = (at: number, events: readonly [at: number, event: IntroEvent][] = []) =>
  play(at, events).getState().phase

it('holds the times of the specification', () => {
  expect(TIMING).toMatchObject({ minimum: 4500, latest: 8000, pageReady: 100 })
})

it('waits until it is started', () => {
  const machine = createMachine(createIntro())
  pass(60_000)
  expect(machine.getState()).toEqual(initialIntro)
})

describe('timetable, with everything loaded at once', () => {
  it.each([
    { at: 0, phase: 'words', shown: 0 },
    { at: word - 1, phase: 'words', shown: 0 },
    { at: word, phase: 'words', shown: 1 },
    { at: 2 * word - 1, phase: 'words', shown: 1 },
    { at: 2 * word, phase: 'words', shown: 2 },
    { at: welcome - 1, phase: 'words', shown: 2 },
    { at: welcome, phase: 'welcome', shown: 2 },
    { at: minimum - 1, phase: 'welcome', shown: 2 },
    { at: minimum, phase: 'leaving', shown: 2 },
    { at: minimum + outro - 1, phase: 'leaving', shown: 2 },
    { at: minimum + outro, phase: 'done', shown: 2 },
    { at: 60_000, phase: 'done', shown: 2 },
  ] as const)('$at ms: $phase, word $shown', ({ at, phase, shown }) => {
    expect(play(at, [[0, 'loaded']]).getState()).toMatchObject({ phase, word: shown })
  })
})

describe('end', () => {
  it('comes with what is loaded last, once the minimum has passed', () => {
    expect(phaseAt(5999)).toBe('welcome')
    expect(phaseAt(6000, [[6000, 'loaded']])).toBe('leaving')
    expect(phaseAt(6000 + outro, [[6000, 'loaded']])).toBe('done')
  })

  it('comes at 8 s at the latest where loading stalls', () => {
    expect(phaseAt(latest - outro - 1)).toBe('welcome')
    expect(phaseAt(latest - outro)).toBe('leaving')
    expect(phaseAt(latest - 1)).toBe('leaving')
    expect(phaseAt(latest)).toBe('done')
  })

  it.each([
    { passed: 1300, leaves: latest - outro - 1300, ends: latest - 1300 },
    { passed: latest - outro, leaves: 0, ends: outro },
    // Too late for the whole outro.
    { passed: latest - 200, leaves: 0, ends: 200 },
    { passed: latest + 5000, leaves: 0, ends: 1 },
  ])(
    'counts from the first byte: $passed ms of the 8 s are over at its start',
    ({ passed, leaves, ends }) => {
      if (leaves > 0) expect(play(leaves - 1, [], passed).getState().phase).not.toBe('leaving')
      if (ends > 0) expect(play(ends - 1, [], passed).getState().phase).toBe('leaving')
      expect(play(ends, [], passed).getState().phase).toBe('done')
    },
  )

  it('is not put off by what arrives or is pressed meanwhile', () => {
    const events: readonly [number, IntroEvent][] = [
      [latest - 800, 'loaded'],
      [latest - 500, 'skip'],
      [latest - 100, 'start'],
    ]
    expect(phaseAt(latest - 1, events)).toBe('leaving')
    expect(phaseAt(latest, events)).toBe('done')
  })

  it('stays ended: no event starts it again', () => {
    const machine = play(latest)
    for (const event of ['start', 'loaded', 'skip', 'latest', 'left'] as const) machine.send(event)
    expect(machine.getState().phase).toBe('done')
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('skip', () => {
  it.each([
    { at: 0, from: 'words' },
    { at: word, from: 'words' },
    { at: 2 * word, from: 'words' },
    { at: welcome, from: 'welcome' },
    { at: minimum + 500, from: 'welcome' },
  ])('at $at ms leaves at once and is done after the outro', ({ at, from }) => {
    const machine = play(at)
    const { phase, word: shown } = machine.getState()
    expect(phase).toBe(from)
    machine.send('skip')
    expect(machine.getState().phase).toBe('leaving')
    pass(outro - 1)
    expect(machine.getState()).toMatchObject({ phase: 'leaving', word: shown })
    pass(1)
    expect(machine.getState().phase).toBe('done')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('before the start leaves too', () => {
    const machine = createMachine(createIntro())
    machine.send('skip')
    pass(outro)
    expect(machine.getState().phase).toBe('done')
  })

  it('while leaving does not begin the outro again', () => {
    const skips: readonly [number, IntroEvent][] = [
      [1000, 'skip'],
      [1400, 'skip'],
      [1800, 'skip'],
    ]
    expect(phaseAt(1000 + outro - 1, skips)).toBe('leaving')
    expect(phaseAt(1000 + outro, skips)).toBe('done')
  })

  it('after the end changes nothing', () => {
    const machine = play(latest)
    const before = machine.getState()
    machine.send('skip')
    expect(machine.getState()).toBe(before)
    expect(vi.getTimerCount()).toBe(0)
  })
})

it('can be paused in a word and goes on from there', () => {
  const machine = play(word - 100, [[0, 'loaded']])
  machine.pause()
  pass(60_000)
  expect(machine.getState()).toMatchObject({ phase: 'words', word: 0 })
  machine.resume()
  pass(100)
  expect(machine.getState().word).toBe(1)
  pass(minimum + outro - word)
  expect(machine.getState().phase).toBe('done')
})

it('can be finished at once', () => {
  const machine = play(0)
  machine.finish()
  expect(machine.getState().phase).toBe('done')
})
