import type { Demo } from './engine.ts'

/** The modules showcase (spec §4): one of `count` items is shown; previous and next wrap around. */
export interface ShowcaseState {
  index: number
}

export type ShowcaseEvent = { type: 'next' } | { type: 'previous' } | { type: 'chosen'; index: number }

export function createShowcase(count: number): Demo<ShowcaseState, ShowcaseEvent> {
  const wrap = (index: number) => ((index % count) + count) % count
  return {
    initial: { index: 0 },
    reduce({ index }, event) {
      if (event.type === 'next') return { index: wrap(index + 1) }
      if (event.type === 'previous') return { index: wrap(index - 1) }
      return { index: wrap(event.index) }
    },
    follow: () => undefined,
  }
}
