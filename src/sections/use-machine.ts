import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { createMachine, type Machine, type MachineDefinition } from '#src/demos/machine.ts'

/** Binds a state machine to a component. Its clock runs while `runs` says so, and stops when the component unmounts. */
export function useMachine<State, Event>(
  definition: MachineDefinition<State, Event>,
  runs = true,
): [State, Machine<State, Event>] {
  const [machine] = useState(() => {
    const made = createMachine(definition)
    made.pause()
    return made
  })
  useEffect(() => {
    if (!runs) return
    machine.resume()
    return machine.pause
  }, [machine, runs])
  return [useStore(machine), machine]
}
