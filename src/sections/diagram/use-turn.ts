import { useEffect, useRef, type PointerEvent, type RefObject } from 'react'
import { integrationTurn, integrationTurned } from '#src/stores/diagrams.ts'

/** Share of the diagram's width that a drag must travel to turn it as far as it goes. */
const FULL = 0.4

/**
 * Dragging turns the instrument within limits; let go, it returns. The canvas reads the store, the light picture
 * `--turn-x` and `--turn-y`. A finger that moves up or down scrolls the page (touch-action in diagram.css), and the
 * browser then takes the pointer away.
 */
export function useTurn(surface: RefObject<HTMLElement | null>) {
  const start = useRef<{ x: number; y: number } | null>(null)

  const turn = (x: number, y: number) => {
    integrationTurned(x, y)
    surface.current?.style.setProperty('--turn-x', `${integrationTurn.x}`)
    surface.current?.style.setProperty('--turn-y', `${integrationTurn.y}`)
  }
  const release = () => {
    if (!start.current) return
    start.current = null
    delete surface.current?.dataset.held
    turn(0, 0)
  }
  useEffect(() => () => integrationTurned(0, 0), [])

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const onControl = event.target instanceof Element && event.target.closest('button, a')
      if (onControl || event.button !== 0 || !event.isPrimary) return
      start.current = { x: event.clientX, y: event.clientY }
      event.currentTarget.setPointerCapture(event.pointerId)
      event.currentTarget.dataset.held = ''
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!start.current) return
      const reach = event.currentTarget.clientWidth * FULL
      turn((event.clientX - start.current.x) / reach, (start.current.y - event.clientY) / reach)
    },
    onPointerUp: release,
    onPointerCancel: release,
    onLostPointerCapture: release,
  }
}
