import { useEffect, useState } from 'react'
import { followReading } from './reading.ts'

/** Id of the part of the page that is being read: the last whose top has passed a line at `share` of the view's height. */
export function useReading(ids: readonly string[], share: number): string | undefined {
  const [current, setCurrent] = useState<string>()
  const list = ids.join(' ')
  useEffect(() => {
    const parts = list.split(' ').flatMap((id) => document.getElementById(id) ?? [])
    return followReading(parts, share, (at) => setCurrent(parts[at]?.id))
  }, [list, share])
  return current
}
