import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'
import { createEngine, type Demo, type Engine } from '#src/demos/engine.ts'
import { useSight } from './use-sight.ts'
import './demo.css'

const subscribeVisibility = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}

/**
 * Binds a scripted demo to its root: the engine's clock runs only while the root is in view in a visible tab, and the
 * part of a wait already served counts when it runs again. The visitor's own pause is an event of the demo, or `held`
 * where it must keep the time served, too.
 */
export function useDemo<State, Event>(
  demo: Demo<State, Event>,
  root: RefObject<Element | null>,
  held = false,
): [State, Engine<State, Event>] {
  const [engine] = useState(() => {
    const made = createEngine(demo)
    made.pause()
    return made
  })
  const seen = useSight(root)
  const visible = useSyncExternalStore(
    subscribeVisibility,
    () => document.visibilityState === 'visible',
    () => true,
  )
  useEffect(() => {
    const runs = seen && visible && !held
    // For CSS animations that show the clock's time: demo.css stops them with it.
    root.current?.toggleAttribute('data-halted', !runs)
    if (!runs) return
    engine.resume()
    return engine.pause
  }, [engine, root, seen, visible, held])
  const state = useSyncExternalStore(engine.subscribe, engine.getState, engine.getState)
  return [state, engine]
}
