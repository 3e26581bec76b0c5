import { useEffect, useRef } from 'react'
import { earlyInput } from '#src/runtime/early-input.ts'

/** Lets the fields under an element hear, once they are alive, what was done in them before. */
export function useEarlyInput(find: () => ParentNode | null | undefined): void {
  const first = useRef(find)
  useEffect(() => {
    const root = first.current()
    // After React's own work: each event then meets what the one before it has changed.
    if (root) queueMicrotask(earlyInput(root))
  }, [])
}
