import { useEffect } from 'react'
import { pieceSignalled } from '#src/stores/pieces.ts'
import { useReading } from './use-reading.ts'

/** Share of the view, from its top, that a chapter's top must have passed to be the one being read. */
export const CHAPTER_LINE = 0.4

/** The chapter that is being read, of those with these anchors; the instrument beside them points to it. */
export function useChapter(ids: readonly string[]): string | undefined {
  const current = useReading(ids, CHAPTER_LINE)
  const at = Math.max(0, ids.indexOf(current ?? '')) / Math.max(1, ids.length - 1)
  useEffect(() => pieceSignalled('chapter', at), [at])
  return current
}
