import { useEffect } from 'react'
import { pieceSignalled } from '#src/stores/pieces.ts'
import { useReading } from './use-reading.ts'

/** The chapter that is being read, of those with these anchors; the instrument beside them points to it. */
export function useChapter(ids: readonly string[]): string | undefined {
  const current = useReading(ids)
  const at = Math.max(0, ids.indexOf(current ?? '')) / Math.max(1, ids.length - 1)
  useEffect(() => pieceSignalled('chapter', at), [at])
  return current
}
