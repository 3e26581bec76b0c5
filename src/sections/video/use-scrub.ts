import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { SCRUB_CLIP } from '#src/content/videos.ts'
import { type PinRefs, useProgress } from '#src/motion/use-progress.ts'
import { createSeeker, frameAt, type Seeker } from '#src/ui/video-seek.ts'

/**
 * Follows the scroll to the frame. A clip that plays goes on until the visitor scrolls: then the scroll takes it
 * back. `url` is the loaded clip; without it, or while not `active`, nothing moves.
 */
export function useScrub(
  video: RefObject<HTMLVideoElement | null>,
  refs: PinRefs,
  url: string | null,
  active: boolean,
): void {
  const seeker = useRef<Seeker | null>(null)
  const frame = useRef<number | null>(null)

  useEffect(() => {
    const element = video.current
    if (!element || !url || !active) return
    const mine = createSeeker(SCRUB_CLIP, (time) => {
      element.currentTime = time
    })
    // A seek before the clip's length is known is only a wish: no `seeked` would ever answer it.
    const start = () => {
      seeker.current = mine
      if (frame.current !== null && element.paused) mine.want(frame.current)
    }
    element.addEventListener('seeked', mine.settled)
    element.addEventListener('loadedmetadata', start)
    if (element.readyState >= element.HAVE_METADATA) start()
    return () => {
      element.removeEventListener('seeked', mine.settled)
      element.removeEventListener('loadedmetadata', start)
      seeker.current = null
    }
  }, [video, url, active])

  const follow = useCallback(
    (progress: number) => {
      const next = frameAt(progress, SCRUB_CLIP)
      if (next === frame.current) return
      frame.current = next
      const element = video.current
      if (!element || !seeker.current) return
      if (!element.paused) element.pause()
      seeker.current.want(next)
    },
    [video],
  )

  useProgress(refs, active, follow)
}
