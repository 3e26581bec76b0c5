import { useMemo, useRef } from 'react'
import type { Group } from 'three'
import { useNodeAnchor } from '#scenes/instrument/node-anchor.ts'
import { lifecycleSteps } from '#src/content/tasks/lifecycle.ts'
import type { Stop } from './apply.ts'

function useStop(step: number): Stop {
  const object = useRef<Group>(null)
  const anchor = useNodeAnchor(lifecycleSteps[step]?.id ?? '', object)
  return useMemo(() => ({ object, anchor }), [anchor])
}

/** The four steps with their buttons. */
export function useStops(): readonly Stop[] {
  const [a, b, c, d] = [useStop(0), useStop(1), useStop(2), useStop(3)]
  return useMemo(() => [a, b, c, d], [a, b, c, d])
}
