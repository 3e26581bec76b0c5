import { useEffect, type RefObject } from 'react'
import { flowDemo } from '#src/demos/flow.ts'
import { useReducedMotion } from '#src/motion/use-reduced-motion.ts'
import { flowStarted, flowStopped, type DiagramName } from '#src/stores/diagrams.ts'
import { useDemo } from '../use-demo.ts'

/** Lets data run along a diagram's connections some seconds after it is seen; the visitor may stop and start it. */
export function useFlow(name: DiagramName, root: RefObject<Element | null>) {
  const [{ phase }, machine] = useDemo(flowDemo, root)
  const reduced = useReducedMotion()
  const flowing = phase === 'flowing'

  useEffect(() => machine.send(reduced ? 'stilled' : 'watched'), [machine, reduced])
  useEffect(() => {
    if (!flowing) return
    flowStarted(name)
    return () => flowStopped(name)
  }, [name, flowing])

  return { phase, flowing, play: () => machine.send('played'), pause: () => machine.send('paused') }
}
