import type { ComponentType } from 'react'
import type { Location, NavigateFunction } from 'react-router-dom'
import { earlyInput } from '../early-input.ts'
import { followLinks } from '../follow-links.ts'
import { hydrateIsland, type Island } from './island.tsx'
import { carryOut, keepPresses } from './kept-presses.ts'
import { loadPatiently } from './load-patiently.ts'
import { whenWanted } from './when-wanted.ts'

interface Options {
  id: string
  load: () => Promise<ComponentType>
  /** True where the visit needs the section at once. */
  now: (() => boolean) | undefined
  navigate: () => NavigateFunction
  location: () => Location
}

export interface Sleeper {
  moved: (location: Location) => void
  leave: () => void
}

/** The focus may have entered a section before its listeners were there. */
function sayFocus(box: HTMLElement): void {
  const { activeElement } = document
  if (box.contains(activeElement)) activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
}

/**
 * A prerendered section without its code: its links lead on, presses are kept, words and typed text stay. When it is
 * wanted, its code is fetched and takes over; what was typed and pressed is then carried out once.
 */
export function sleep(box: HTMLElement, options: Options): Sleeper {
  const { id, load, now, navigate } = options
  const presses = keepPresses(box)
  const unlink = followLinks(box, navigate)
  let island: Island | null = null
  let left = false

  const wake = async () => {
    const Section = await loadPatiently(load, () => box.setAttribute('data-unloaded', ''))
    const container = box.firstElementChild
    if (left || !container) return
    box.removeAttribute('data-unloaded')
    unlink()
    // From here on React keeps what is pressed, and takes over for it at once.
    const kept = presses.take()
    const alive = () => {
      const replay = earlyInput(box)
      // In a later task than React's: each event then finds the state that the one before it has set.
      queueMicrotask(() => {
        replay()
        void carryOut(kept).then(() => sayFocus(box))
      })
    }
    const urgent = kept.length > 0
    island = hydrateIsland(container, { id, Section, navigate, location: options.location(), urgent, alive })
  }
  const forget = whenWanted(box, () => void wake(), now)
  return {
    moved: (location) => island?.moved(location),
    leave() {
      left = true
      forget()
      unlink()
      presses.take()
      island?.end()
    },
  }
}
