import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { createMachine, type Machine, type MachineDefinition } from '#src/demos/machine.ts'

/** Binds a state machine to a component. Its clock stops when the component unmounts. */
export function useMachine<State, Event>(
  definition: MachineDefinition<State, Event>,
): [State, Machine<State, Event>] {
  const [machine] = useState(() => createMachine(definition))
  useEffect(() => {
    machine.resume()
    return machine.pause
  }, [machine])
  return [useStore(machine), machine]
}
