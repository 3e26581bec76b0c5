import { type RefObject, useEffect, useRef } from 'react'
import { pieceSignalled } from '#src/stores/pieces.ts'
import { followReading } from './reading.ts'
import './use-entries.css'

/** Share of the view, from its top, that an entry's top must have passed to be the one being read. */
const LINE = 0.5

/**
 * The ref of a list: the instrument beside it shows which of its entries is being read, and that entry has the attribute
 * `data-read`.
 */
export function useEntries(): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const entries = [...(list.current?.children ?? [])]
    const last = Math.max(1, entries.length - 1)
    return followReading(entries, LINE, (at) => {
      entries.forEach((entry, i) => entry.toggleAttribute('data-read', i === at))
      pieceSignalled('chapter', Math.max(0, at) / last)
    })
  }, [])
  return list
}
