import { clamp01 } from '#src/lib/numbers.ts'

/** What scrubbing needs to know of a clip. */
export interface Clip {
  frames: number
  fps: number
}

/** The clip's frame for a progress of 0..1; whatever lies outside stays on the first or last frame. */
export function frameAt(progress: number, { frames }: Clip): number {
  return Math.round(clamp01(progress) * (frames - 1))
}

/** Seconds at the middle of a frame: at its edge a decoder may round to the frame before. */
export function timeOf(frame: number, { fps }: Clip): number {
  return (frame + 0.5) / fps
}

export interface Seeker {
  /** Asks for a frame; while a seek is under way only the latest wish is kept. */
  want: (frame: number) => void
  /** Call on the video's `seeked`. Seeks that others made are ignored. */
  settled: () => void
}

/** Seeks one frame at a time: a second seek in flight would throw away the first and show nothing. */
export function createSeeker(clip: Clip, seek: (time: number) => void): Seeker {
  let going: number | null = null
  let wanted: number | null = null
  let shown: number | null = null

  function go(frame: number): void {
    going = frame
    seek(timeOf(frame, clip))
  }

  return {
    want(frame) {
      if (going !== null) wanted = frame
      else if (frame !== shown) go(frame)
    },
    settled() {
      if (going === null) {
        // Somebody played or moved the clip: what it shows is no longer what was asked for last.
        shown = null
        return
      }
      shown = going
      going = null
      const next = wanted
      wanted = null
      if (next !== null && next !== shown) go(next)
    },
  }
}
