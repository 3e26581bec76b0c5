import { expect, it } from 'vitest'
import { arrive, createTraveller, headFor, travel, TRAVEL_SECONDS } from '#src/lib/traveller.ts'

it('travels forward over the end of the ring', () => {
  const task = createTraveller()
  for (const step of [1, 2, 3, 0, 1]) {
    headFor(task, step)
    arrive(task)
  }
  expect(task.place).toBe(5)
})

it('arrives in its time and rests there', () => {
  const task = createTraveller()
  expect(travel(task, 1)).toBe(false)
  headFor(task, 1)
  expect(travel(task, TRAVEL_SECONDS / 2)).toBe(true)
  expect(task.place).toBeCloseTo(0.5, 10)
  expect(travel(task, TRAVEL_SECONDS)).toBe(false)
  expect(task.place).toBe(1)
})

it('turns round from wherever it is', () => {
  const task = createTraveller()
  headFor(task, 1)
  travel(task, TRAVEL_SECONDS / 2)
  headFor(task, 0)
  travel(task, 0.01)
  expect(task.place).toBeGreaterThan(0.45)
  arrive(task)
  expect(task.place).toBe(0)
})

it('choosing the step it is already heading for changes nothing', () => {
  const task = createTraveller()
  headFor(task, 2)
  travel(task, 0.5)
  const { elapsed } = task
  headFor(task, 2)
  expect(task.elapsed).toBe(elapsed)
})
