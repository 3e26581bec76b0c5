import { describe, expect, it, vi } from 'vitest'
import { leadSteps as steps } from '#src/content/automation/workflow.ts'
import { createMachine } from '#src/demos/machine.ts'
import {
  createWorkflow,
  elapsed,
  progress,
  stepStatus,
  TIMING,
  type WorkflowEvent,
} from '#src/demos/workflow.ts'
import { pass, stopClock } from './clock.ts'

stopClock()

const COUNT = steps.length
const COUNTS = [COUNT, 8, 5]
type Sent = WorkflowEvent['type'] & ('played' | 'paused' | 'reset')

/** A demo at `at` ms after Play, with presses on the way. */
function play(at: number, presses: readonly (readonly [at: number, type: Sent])[] = []) {
  const machine = createMachine(createWorkflow(COUNTS))
  machine.send({ type: 'played' })
  let now = 0
  for (const [time, type] of presses) {
    pass(time - now)
    machine.send({ type })
    now = time
  }
  pass(at - now)
  return machine
}

it('holds the times of the specification', () => {
  expect(TIMING).toEqual({ step: 1500, reset: 1000 })
})

it('waits until it is played', () => {
  const machine = createMachine(createWorkflow(COUNTS))
  pass(60_000)
  expect(machine.getState()).toEqual({ phase: 'idle', index: 0, template: 0 })
})

describe('timetable from Play', () => {
  it.each([
    { at: 0, phase: 'running', index: 0, time: '0s', percent: 0 },
    { at: 1499, phase: 'running', index: 0, time: '0s', percent: 0 },
    { at: 1500, phase: 'running', index: 1, time: '1.5s', percent: 17 },
    { at: 2999, phase: 'running', index: 1, time: '1.5s', percent: 17 },
    { at: 3000, phase: 'running', index: 2, time: '3s', percent: 33 },
    { at: 4500, phase: 'running', index: 3, time: '4.5s', percent: 50 },
    { at: 6000, phase: 'running', index: 4, time: '6s', percent: 67 },
    { at: 7500, phase: 'running', index: 5, time: '7.5s', percent: 83 },
    { at: 8999, phase: 'running', index: 5, time: '7.5s', percent: 83 },
    { at: 9000, phase: 'finished', index: 6, time: '0s', percent: 100 },
    { at: 9999, phase: 'finished', index: 6, time: '0s', percent: 100 },
    { at: 10_000, phase: 'idle', index: 0, time: '0s', percent: 0 },
    { at: 60_000, phase: 'idle', index: 0, time: '0s', percent: 0 },
  ] as const)('$at ms: $phase at $index, $time, $percent %', ({ at, phase, index, time, percent }) => {
    const state = play(at).getState()
    expect(state).toMatchObject({ phase, index })
    expect(elapsed(state)).toBe(time)
    expect(progress(state, COUNT)).toBe(percent)
  })
})

it.each([
  { index: 0, statuses: ['active', 'pending', 'pending', 'pending', 'pending', 'pending'] },
  { index: 2, statuses: ['completed', 'completed', 'active', 'pending', 'pending', 'pending'] },
  { index: 5, statuses: ['completed', 'completed', 'completed', 'completed', 'completed', 'active'] },
  { index: 6, statuses: Array.from({ length: 6 }, () => 'completed') },
])('at $index the steps are $statuses', ({ index, statuses }) => {
  expect(steps.map((_, at) => stepStatus(index, at))).toEqual(statuses)
})

describe('Pause', () => {
  it('stops the timer and keeps the index; "elapsed time (index times 1.5 s while running, else 0s)"', () => {
    const machine = play(60_000, [[3700, 'paused']])
    expect(machine.getState()).toMatchObject({ phase: 'paused', index: 2 })
    expect(elapsed(machine.getState())).toBe('0s')
    expect(vi.getTimerCount()).toBe(0)
  })

  it.each([
    { after: 1499, index: 2 },
    { after: 1500, index: 3 },
    { after: 3000, index: 4 },
  ])('then Play goes on from there: $index after $after ms', ({ after, index }) => {
    const machine = play(20_000 + after, [
      [3700, 'paused'],
      [20_000, 'played'],
    ])
    expect(machine.getState()).toMatchObject({ phase: 'running', index })
  })

  it('changes nothing while nothing runs', () => {
    expect(play(9500, [[9200, 'paused']]).getState().phase).toBe('finished')
    expect(play(10_000, [[9200, 'paused']]).getState()).toMatchObject({ phase: 'idle', index: 0 })
  })
})

describe('Play', () => {
  it('while running changes nothing', () => {
    expect(play(1500, [[1000, 'played']]).getState().index).toBe(1)
  })

  it('in the second after the end starts from 0 and is not reset', () => {
    const machine = play(9600 + 1500, [[9600, 'played']])
    expect(machine.getState()).toMatchObject({ phase: 'running', index: 1 })
  })
})

describe('Reset', () => {
  it.each([
    { from: 'running', presses: [[3700, 'reset']] },
    {
      from: 'paused',
      presses: [
        [3700, 'paused'],
        [5000, 'reset'],
      ],
    },
    { from: 'finished', presses: [[9500, 'reset']] },
  ] as const)('from $from clears all and stops', ({ presses }) => {
    const machine = play(9500, presses)
    expect(machine.getState()).toMatchObject({ phase: 'idle', index: 0 })
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('a template', () => {
  it.each([
    [1, 8],
    [2, 5],
  ])('number %i runs its own %i steps', (template, count) => {
    const machine = createMachine(createWorkflow(COUNTS))
    machine.send({ type: 'templateChosen', template })
    machine.send({ type: 'played' })
    pass((count - 1) * 1500)
    expect(machine.getState()).toEqual({ phase: 'running', index: count - 1, template })
    pass(1500)
    expect(machine.getState()).toEqual({ phase: 'finished', index: count, template })
    expect(progress(machine.getState(), count)).toBe(100)
    pass(1000)
    expect(machine.getState()).toEqual({ phase: 'idle', index: 0, template })
  })

  it('chosen while another runs, runs on from its own first step', () => {
    const machine = play(4000)
    machine.send({ type: 'templateChosen', template: 2 })
    expect(machine.getState()).toEqual({ phase: 'running', index: 0, template: 2 })
    pass(1499)
    expect(machine.getState().index).toBe(0)
    pass(1)
    expect(machine.getState().index).toBe(1)
  })

  it.each([
    ['paused', play.bind(null, 5000, [[3700, 'paused']])],
    ['finished', play.bind(null, 9500)],
  ] as const)('chosen while another is %s, waits at its first step', (_, earlier) => {
    const machine = earlier()
    machine.send({ type: 'templateChosen', template: 1 })
    expect(machine.getState()).toEqual({ phase: 'idle', index: 0, template: 1 })
    expect(vi.getTimerCount()).toBe(0)
  })

  it('stays chosen after Reset', () => {
    const machine = createMachine(createWorkflow(COUNTS))
    machine.send({ type: 'templateChosen', template: 2 })
    machine.send({ type: 'reset' })
    expect(machine.getState().template).toBe(2)
  })
})
