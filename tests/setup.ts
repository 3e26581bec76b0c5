import { afterEach, beforeEach, expect, vi } from 'vitest'

/** A warning or an error on the console that the test did not ask for fails it. */
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

afterEach(() => {
  expect(vi.mocked(console.error).mock.calls, 'unexpected console.error').toEqual([])
  expect(vi.mocked(console.warn).mock.calls, 'unexpected console.warn').toEqual([])
})
