import { type RefObject, useEffect, useRef } from 'react'
import { stackRecord } from '#src/demos/stack-record.ts'
import { useReducedMotion } from '#src/motion/use-reduced-motion.ts'
import { useDemo } from '#src/sections/use-demo.ts'

/** The record that drops through the layers: by itself once the stack has come apart, and whenever the visitor plays it. */
export function useRecord(root: RefObject<Element | null>, layer: string, apart: boolean) {
  const [state, machine] = useDemo(stackRecord, root)
  const reduced = useReducedMotion()
  const before = useRef(layer)
  useEffect(() => {
    if (reduced) machine.send('stilled')
    else if (apart) machine.send('watched')
  }, [machine, reduced, apart])
  useEffect(() => {
    if (before.current !== layer) machine.send('chosen')
    before.current = layer
  }, [machine, layer])
  return { state, play: () => machine.send('played'), pause: () => machine.send('paused') }
}
