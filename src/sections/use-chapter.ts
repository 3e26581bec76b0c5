import { useEffect } from 'react'
import { pieceSignalled } from '#src/stores/pieces.ts'
import { useReading } from './use-reading.ts'

/** Share of the view, from its top, that a chapter's top must have passed to be the one being read. */
export const CHAPTER_LINE = 0.28
/** The same for the entries of a list: they are shorter, and nobody jumps to one. */
export const ENTRY_LINE = 0.5

/** The chapter that is being read, of those with these anchors; the instrument beside them points to it. */
export function useChapter(ids: readonly string[], line = CHAPTER_LINE): string | undefined {
  const current = useReading(ids, line)
  const at = Math.max(0, ids.indexOf(current ?? '')) / Math.max(1, ids.length - 1)
  useEffect(() => pieceSignalled('chapter', at), [at])
  return current
}
