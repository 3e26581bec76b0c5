import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { isShortcut } from '#src/lib/keys.ts'
import { useSight } from '#src/sections/use-sight.ts'
import { experienceStore } from '#src/stores/experience.ts'
import { pieceSignalled } from '#src/stores/pieces.ts'
import { type Box, keyedTurn, scrolledTurn, turnBetween } from './crank-turn.ts'

/** The pointer's place from the middle of the control, in halves of its width and height: it is seen as an ellipse. */
function placeOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): Box {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { x: ((clientX - left) / width) * 2 - 1, y: ((clientY - top) / height) * 2 - 1 }
}

/**
 * Turns the crank by the scroll through its section, by a drag, and by keys. The scroll and the hand add up, as if both
 * held it.
 */
export function useCrank(section: RefObject<HTMLElement | null>) {
  const turns = useRef({ scroll: 0, hand: 0 })
  const held = useRef<Box | null>(null)
  const [byHand, setByHand] = useState(false)
  const inView = useSight(section)
  const immersive = useStore(experienceStore, ({ mode }) => mode === 'immersive')

  useEffect(() => () => pieceSignalled('crank', 0), [])

  useEffect(() => {
    if (!inView || !immersive) return
    const read = () => {
      const box = section.current?.getBoundingClientRect()
      if (!box) return
      const scroll = scrolledTurn(box, innerHeight)
      if (scroll === turns.current.scroll) return
      turns.current.scroll = scroll
      setByHand(false)
      pieceSignalled('crank', scroll + turns.current.hand)
    }
    read()
    const stop = new AbortController()
    for (const type of ['scroll', 'resize'])
      addEventListener(type, read, { passive: true, signal: stop.signal })
    return () => stop.abort()
  }, [section, inView, immersive])

  function turnTo(turn: number): void {
    turns.current.hand = turn - turns.current.scroll
    setByHand(true)
    pieceSignalled('crank', turn)
  }
  const now = () => turns.current.scroll + turns.current.hand

  return {
    /** Whether the hand has moved it last. */
    byHand,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        held.current = placeOf(event)
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (!held.current) return
        const place = placeOf(event)
        turnTo(now() + turnBetween(held.current, place))
        held.current = place
      },
      onLostPointerCapture() {
        held.current = null
      },
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const turn = keyedTurn(event.key, now())
        if (turn === null || isShortcut(event)) return
        event.preventDefault()
        turnTo(turn)
      },
    },
  }
}
