import { describe, expect, it } from 'vitest'
import { conversation } from '#src/content/assistant/conversation.ts'
import { createChat, TIMING, type ChatState } from '#src/demos/chat.ts'
import { createMachine } from '#src/demos/machine.ts'
import { pass, stopClock } from './clock.ts'

stopClock()

/** Three messages with different waits; the second is typed. Shown at 2500, 4900 (typed from 3400) and 5600. */
const short = [
  { delay: 500, typing: false },
  { delay: 900, typing: true },
  { delay: 700, typing: false },
]

function loaded(messages = short) {
  const machine = createMachine(createChat(messages))
  machine.send('loaded')
  return machine
}

const at = (ms: number, machine = loaded()): ChatState => {
  pass(ms)
  return machine.getState()
}

it('holds the times of the specification', () => {
  expect(TIMING).toEqual({ start: 2000, typing: 1500, rest: 3000, empty: 1000 })
})

it('waits until it is loaded', () => {
  const machine = createMachine(createChat(short))
  expect(at(60_000, machine)).toEqual({ phase: 'idle', shown: 0, round: 0 })
})

describe('timetable', () => {
  it.each([
    { ms: 0, phase: 'starting', shown: 0, round: 0 },
    { ms: 1999, phase: 'starting', shown: 0, round: 0 },
    { ms: 2000, phase: 'waiting', shown: 0, round: 0 },
    { ms: 2499, phase: 'waiting', shown: 0, round: 0 },
    { ms: 2500, phase: 'waiting', shown: 1, round: 0 },
    { ms: 3399, phase: 'waiting', shown: 1, round: 0 },
    { ms: 3400, phase: 'typing', shown: 1, round: 0 },
    { ms: 4899, phase: 'typing', shown: 1, round: 0 },
    { ms: 4900, phase: 'waiting', shown: 2, round: 0 },
    { ms: 5599, phase: 'waiting', shown: 2, round: 0 },
    { ms: 5600, phase: 'ended', shown: 3, round: 0 },
    { ms: 8599, phase: 'ended', shown: 3, round: 0 },
    { ms: 8600, phase: 'cleared', shown: 0, round: 1 },
    { ms: 9599, phase: 'cleared', shown: 0, round: 1 },
    { ms: 9600, phase: 'waiting', shown: 0, round: 1 },
    { ms: 10_100, phase: 'waiting', shown: 1, round: 1 },
    { ms: 13_200, phase: 'ended', shown: 3, round: 1 },
    { ms: 16_200, phase: 'cleared', shown: 0, round: 2 },
  ])('at $ms ms it is $phase with $shown on show, round $round', ({ ms, ...expected }) => {
    expect(at(ms)).toEqual(expected)
  })
})

it('being loaded twice does not start the wait again', () => {
  const machine = loaded()
  pass(1500)
  machine.send('loaded')
  expect(at(500, machine).phase).toBe('waiting')
})

describe('a pause', () => {
  it.each([
    ['the start', 1400, 600, 'waiting'],
    ['a wait', 2300, 1100, 'typing'],
    ['the typing', 4000, 900, 'waiting'],
    ['the rest', 7000, 1600, 'cleared'],
  ] as const)('in %s keeps the time served', (_, served, left, next) => {
    const machine = loaded()
    pass(served)
    const before = machine.getState()
    machine.pause()
    expect(at(60_000, machine)).toEqual(before)
    machine.resume()
    expect(at(left - 1, machine).phase).not.toBe(next)
    expect(at(1, machine).phase).toBe(next)
  })
})

describe('the conversation of the page', () => {
  const full = conversation.reduce((sum, { delay, typing }) => sum + delay + (typing ? TIMING.typing : 0), 0)

  it('is on show in full after the sum of its waits, and not before', () => {
    const machine = loaded([...conversation])
    expect(at(TIMING.start + full - 1, machine).shown).toBe(conversation.length - 1)
    expect(at(1, machine)).toEqual({ phase: 'ended', shown: conversation.length, round: 0 })
  })

  it('types before every message of the assistant, and before no other', () => {
    const machine = loaded([...conversation])
    const typed = new Set<number>()
    for (let ms = 0; ms < TIMING.start + full; ms += 100) {
      const { phase, shown } = at(100, machine)
      if (phase === 'typing') typed.add(shown)
    }
    const answers = conversation.flatMap(({ type }, index) => (type === 'assistant' ? [index] : []))
    expect([...typed]).toEqual(answers)
  })
})
