import { type RefObject, useEffect, useSyncExternalStore } from 'react'
import type { Machine, MachineDefinition } from '#src/demos/machine.ts'
import { useMachine } from './use-machine.ts'
import { useSight } from './use-sight.ts'
import './demo.css'

const subscribeVisibility = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}

/**
 * Binds a scripted demo to its root: the machine's clock runs only while the root is in view in a visible tab, and the
 * part of a wait already served counts when it runs again. The visitor's own pause is an event of the demo, or `held`
 * where it must keep the time served, too.
 */
export function useDemo<State, Event>(
  demo: MachineDefinition<State, Event>,
  root: RefObject<Element | null>,
  held = false,
): [State, Machine<State, Event>] {
  const seen = useSight(root)
  const visible = useSyncExternalStore(
    subscribeVisibility,
    () => document.visibilityState === 'visible',
    () => true,
  )
  const runs = seen && visible && !held
  // For CSS animations that show the clock's time: demo.css stops them with it.
  useEffect(() => void root.current?.toggleAttribute('data-halted', !runs), [root, runs])
  return useMachine(demo, runs)
}
