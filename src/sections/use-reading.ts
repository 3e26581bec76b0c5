import { useEffect, useState } from 'react'
import { followReading } from './reading.ts'

/** Share of the view, from its top, that a part's top must have passed to be the one being read. */
const LINE = 0.4

/** Id of the part of a long text that is being read. */
export function useReading(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const list = ids.join(' ')
  useEffect(() => {
    const parts = list.split(' ').flatMap((id) => document.getElementById(id) ?? [])
    return followReading(parts, LINE, (at) => setCurrent(parts[at]?.id))
  }, [list])
  return current
}
