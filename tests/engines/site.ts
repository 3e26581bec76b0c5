import { expect, inject, vi } from 'vitest'

/** What the journeys ask of a browser; one driver for each engine answers it. */
export interface Site {
  /** Opens a path and waits until the page's code has taken over. `auto`: as the page decides. */
  open: (path: string, experience?: 'light' | 'immersive' | 'auto') => Promise<void>
  resize: (size: { width: number; height: number }) => Promise<void>
  /** Runs a function in the page; it may know nothing but its arguments. */
  evaluate: <Args extends unknown[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>
  /** Presses the button of that accessible name, as a pointer does; scrolling to it first is part of it. */
  press: (name: string) => Promise<void>
  /** Writes into a field. */
  fill: (selector: string, words: string) => Promise<void>
  key: (key: Key) => Promise<void>
  /** Moves the pointer, CSS px in the view. */
  point: (x: number, y: number) => Promise<void>
  back: () => Promise<void>
  reload: () => Promise<void>
}

export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown' | '/'

/** Waits for what the page says of itself, in its own words: an expression that turns true. */
export const until = (check: () => Promise<boolean> | boolean, what: string, timeout = 60_000) =>
  vi.waitFor(async () => expect(await check(), what).toBe(true), { timeout, interval: 100 })

export function address(path: string, experience: string, origin = inject('origin')): string {
  const url = new URL(path, origin)
  if (experience !== 'auto') url.searchParams.set('experience', experience)
  url.searchParams.set('intro', 'off')
  return url.href
}

/** CSS px of a view in which nothing is narrow. */
export const DESKTOP = { width: 1280, height: 800 }
