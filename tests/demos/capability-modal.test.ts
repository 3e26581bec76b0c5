import { describe, expect, it } from 'vitest'
import { capabilityModal, TIMING, type ModalEvent } from '#src/demos/capability-modal.ts'
import { createMachine } from '#src/demos/machine.ts'
import { pass, stopClock } from './clock.ts'

stopClock()

const opened = (id: string) => ({ type: 'opened', id }) as const
const closed = { type: 'closed' } as const

/** The modal at `at` ms, with events on the way. */
function modalAt(at: number, events: readonly (readonly [at: number, event: ModalEvent])[]) {
  const machine = createMachine(capabilityModal)
  let now = 0
  for (const [time, event] of events) {
    pass(time - now)
    machine.send(event)
    now = time
  }
  pass(at - now)
  return machine.getState()
}

it('holds the time of the specification', () => {
  expect(TIMING.clear).toBe(300)
})

it('is closed and empty at first', () => {
  expect(modalAt(60_000, [])).toEqual({ open: false, selected: null })
})

it('stays open until it is closed', () => {
  expect(modalAt(60_000, [[0, opened('a')]])).toEqual({ open: true, selected: 'a' })
})

describe('closed at 1000 ms', () => {
  it.each([
    { at: 1000, selected: 'a' },
    { at: 1299, selected: 'a' },
    { at: 1300, selected: null },
    { at: 60_000, selected: null },
  ])('at $at ms the selection is $selected', ({ at, selected }) => {
    expect(
      modalAt(at, [
        [0, opened('a')],
        [1000, closed],
      ]),
    ).toEqual({ open: false, selected })
  })
})

describe('opened again within the 300 ms', () => {
  it.each([
    { when: 1001, id: 'a' },
    { when: 1001, id: 'b' },
    { when: 1299, id: 'b' },
  ])('at $when ms, $id stays', ({ when, id }) => {
    const events = [
      [0, opened('a')],
      [1000, closed],
      [when, opened(id)],
    ] as const
    expect(modalAt(when, events)).toEqual({ open: true, selected: id })
    expect(modalAt(60_000, events)).toEqual({ open: true, selected: id })
  })

  it('a modal closed twice is cleared 300 ms after the last closing', () => {
    const events = [
      [0, opened('a')],
      [1000, closed],
      [1100, opened('b')],
      [1200, closed],
    ] as const
    expect(modalAt(1499, events)).toEqual({ open: false, selected: 'b' })
    expect(modalAt(1500, events)).toEqual({ open: false, selected: null })
  })
})

it('another capability takes the place of the one on show', () => {
  const events = [
    [0, opened('a')],
    [500, opened('b')],
  ] as const
  expect(modalAt(500, events)).toEqual({ open: true, selected: 'b' })
})
