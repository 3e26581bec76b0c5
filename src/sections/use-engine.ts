import { useEffect, useState, useSyncExternalStore } from 'react'
import { createEngine, type Demo, type Engine } from '#src/demos/engine.ts'

/** Binds a demo to a component: its engine, and its state on every change. The clock stops when the component goes. */
export function useEngine<State, Event>(demo: Demo<State, Event>): [State, Engine<State, Event>] {
  const [engine] = useState(() => createEngine(demo))
  useEffect(() => {
    engine.resume()
    return engine.pause
  }, [engine])
  const state = useSyncExternalStore(engine.subscribe, engine.getState, engine.getState)
  return [state, engine]
}
