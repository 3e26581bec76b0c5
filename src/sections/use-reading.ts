import { useEffect, useState } from 'react'
import { followReading } from './reading.ts'

/** Share of the view, from its top, that a part's top must have passed to be the one being read. */
const LINE = 0.4

/** A part that opens a group is being read from the heading of that group on, which has no entry of its own. */
function startOf(part: Element, parts: readonly Element[]): Element {
  const group = part.parentElement
  if (!group?.matches('section[id]')) return part
  return parts.find((other) => group.contains(other)) === part ? group : part
}

/** Id of the part of a long text that is being read. */
export function useReading(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const list = ids.join(' ')
  useEffect(() => {
    const parts = list.split(' ').flatMap((id) => document.getElementById(id) ?? [])
    const starts = parts.map((part) => startOf(part, parts))
    return followReading(starts, LINE, (at) => setCurrent(parts[at]?.id))
  }, [list])
  return current
}
