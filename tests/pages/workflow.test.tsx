// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { templates } from '#src/content/automation/workflow-templates.ts'
import { leadSteps } from '#src/content/automation/workflow.ts'
import { TIMING } from '#src/demos/workflow.ts'
import { Workflow } from '#src/pages/automation/workflow.tsx'
import { stubLayout } from '../layout-stubs.ts'

beforeEach(() => {
  stubLayout({ inView: true })
  vi.useFakeTimers()
  render(
    <MemoryRouter>
      <Workflow />
    </MemoryRouter>,
  )
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const demo = () => document.querySelector('[data-demo="workflow"]') as HTMLElement
const all = (selector: string) => [...demo().querySelectorAll<HTMLElement>(selector)]
const control = (name: 'Play' | 'Pause' | 'Reset') =>
  within(demo()).getByRole<HTMLButtonElement>('button', { name: new RegExp(`^${name}`) })
const press = (name: 'Play' | 'Pause' | 'Reset') => fireEvent.click(control(name))
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const statuses = () =>
  all('[data-step]')
    .map((step) => step.dataset.status?.[0])
    .join('')
const at = () => [demo().dataset.phase, Number(demo().dataset.index)]

function expectCounters(completed: number, elapsed: string, progress: string): void {
  const value = (name: string) => demo().querySelector(`[data-counter="${name}"] dd`)?.textContent
  expect([value('completed'), value('elapsed'), value('progress')]).toEqual([
    `${completed}`,
    elapsed,
    progress,
  ])
}

it('plays step by step, stops after the last, and returns a second later', () => {
  expect(statuses()).toBe('appppp')
  expectCounters(0, '0s', '0%')
  expect(control('Pause').disabled).toBe(true)
  press('Play')
  expect(control('Play').disabled).toBe(true)
  expect(at()).toEqual(['running', 0])
  for (const [index, expected, elapsed, progress] of [
    [1, 'capppp', '1.5s', '17%'],
    [2, 'ccappp', '3s', '33%'],
    [3, 'cccapp', '4.5s', '50%'],
    [4, 'ccccap', '6s', '67%'],
    [5, 'ccccca', '7.5s', '83%'],
  ] as const) {
    pass(TIMING.step - 1)
    expect(at()).toEqual(['running', index - 1])
    pass(1)
    expect(at()).toEqual(['running', index])
    expect(statuses()).toBe(expected)
    expectCounters(index, elapsed, progress)
  }
  pass(TIMING.step)
  expect(at()).toEqual(['finished', 6])
  expect(statuses()).toBe('cccccc')
  expectCounters(6, '0s', '100%')
  expect(control('Play').disabled).toBe(false)
  pass(TIMING.reset - 1)
  expect(at()).toEqual(['finished', 6])
  pass(1)
  expect(at()).toEqual(['idle', 0])
})

describe('a gear', () => {
  const gears = () => all('[data-node]')
  const marked = () => all('.workflow-record [data-chosen]').map(({ textContent }) => textContent)

  it('is a button that tells what its step does', () => {
    expect(gears()).toHaveLength(leadSteps.length)
    for (const [index, { id, title, description, duration }] of leadSteps.entries()) {
      const gear = gears()[index]
      expect(gear?.tagName).toBe('BUTTON')
      expect(gear?.textContent).toMatch(new RegExp(`${title} ${duration} (Active|Pending)$`))
      const described = document.getElementById(gear?.getAttribute('aria-describedby') ?? '')
      expect(described?.textContent).toBe(description)
      expect(gear?.closest<HTMLElement>('[data-step]')?.dataset.step).toBe(id)
    }
  })

  it('marks its line of the record, and changes nothing in the demo', () => {
    const third = gears()[2] as HTMLElement
    expect(marked()).toEqual([])
    fireEvent.click(third)
    expect(third.getAttribute('aria-pressed')).toBe('true')
    expect(marked()).toEqual([expect.stringContaining('Assignment')])
    expect(at()).toEqual(['idle', 0])
    fireEvent.click(third)
    expect(marked()).toEqual([])
  })

  it('shows the state of its step', () => {
    press('Play')
    pass(2 * TIMING.step)
    expect(gears().map(({ dataset }) => dataset.state)).toEqual(
      'related related active idle idle idle'.split(' '),
    )
  })
})

describe('a template', () => {
  const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })

  it('shows its figures before it is chosen', () => {
    expect(
      all('.template').map((one) =>
        [...one.querySelectorAll('.template-value')].map(({ textContent }) => textContent),
      ),
    ).toEqual(
      templates.map(({ steps, averageTime, efficiency }) => [`${steps.length}`, averageTime, efficiency]),
    )
    expect(templates.map(({ name }) => radio(name).checked)).toEqual([true, false, false])
  })

  it.each(templates.slice(1))(
    '$name, chosen in a pause, waits at its first step and runs its own',
    ({ name, steps }) => {
      press('Play')
      pass(TIMING.step)
      press('Pause')
      fireEvent.click(radio(name))
      expect(radio(name).checked).toBe(true)
      expect(at()).toEqual(['idle', 0])
      expect(all('[data-step] .flow-title').map(({ textContent }) => textContent)).toEqual(
        steps.map(({ title }, index) => `${index + 1} ${title}`),
      )
      press('Play')
      pass(TIMING.step * steps.length)
      expectCounters(steps.length, '0s', '100%')
      pass(TIMING.reset)
      expect(at()).toEqual(['idle', 0])
    },
  )
})
