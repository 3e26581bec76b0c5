import { experienceStore } from '#src/stores/experience.ts'
import { type RefObject, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { mayMove } from '#src/lib/experience.ts'
import { useReducedMotion } from '#src/motion/use-reduced-motion.ts'
import { createTurns } from './film-turns.ts'

const turns = createTurns<Element>()

/**
 * What the visitor last pressed, play or pause: it holds for all films of the visit, but starts none where films may not
 * start by themselves. Null: nothing yet.
 */
const wish = createStore<{ plays: boolean | null }>(() => ({ plays: null }))

/** Whether films may start by themselves: not where less motion or less data is asked for, nor with Motion turned off. */
function mayStart(): boolean {
  return mayMove() && experienceStore.getState().chosen !== 'light'
}

/** Whether the film in this place is to be there, and to play; and what its button does. */
export function useFilm(place: RefObject<Element | null>) {
  const [turn, setTurn] = useState(false)
  const [inView, setInView] = useState(false)
  const [pressed, setPressed] = useState(false)
  const wished = useStore(wish, ({ plays }) => plays)
  // Asked again when the visitor switches motion on or off.
  useReducedMotion()
  useStore(experienceStore)

  useEffect(() => {
    const element = place.current
    if (!element) return
    const above = element.closest('[role="dialog"]') !== null
    const observer = new IntersectionObserver(
      (entries) => {
        const share = entries.at(-1)?.intersectionRatio ?? 0
        setInView(share > 0)
        turns.seen(element, { share, above, tell: setTurn })
      },
      { threshold: [0, 0.25, 0.5, 0.75, 1] },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      turns.left(element)
      setInView(false)
    }
  }, [place])

  const plays = turn && (mayStart() ? (wished ?? true) : pressed)
  function toggle(): void {
    wish.setState({ plays: !plays })
    setPressed(!plays)
    if (!plays && place.current) turns.asked(place.current)
  }
  return { turn, plays, inView, toggle }
}
