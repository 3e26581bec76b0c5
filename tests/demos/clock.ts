import { afterEach, beforeEach, vi } from 'vitest'

/** Stops the clock of every test of the file: only `pass` moves it. */
export function stopClock(): void {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
}

export const pass = (ms: number) => vi.advanceTimersByTime(ms)
