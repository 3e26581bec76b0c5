import { PerformanceMonitor } from '@react-three/drei/core/PerformanceMonitor.js'
import { useStore } from 'zustand'
import type { StoreApi } from 'zustand/vanilla'

/** What the stage does with drei's measure of its frames. */
export interface Measure {
  /** Replaced when frames do not follow one another any more: a pause is not slowness, so measuring begins anew. */
  run: StoreApi<{ id: number }>
  /** Frames a second that are slow and smooth. */
  bounds: () => [number, number]
  declined: (fps: number) => void
  inclined: (fps: number) => void
}

/** A verdict takes eight averages of a quarter of a second, and agrees with at least seven of them. */
const AVERAGES = 8
const AVERAGE_MS = 250
const AGREEING = 0.75

interface Verdict {
  averages: number[]
}

const median = ({ averages }: Verdict) => averages.toSorted((a, b) => a - b)[averages.length >> 1] ?? 0

export function FrameMeasure({ measure }: { measure: Measure }) {
  const { id } = useStore(measure.run)
  return (
    <PerformanceMonitor
      key={id}
      iterations={AVERAGES}
      ms={AVERAGE_MS}
      threshold={AGREEING}
      bounds={measure.bounds}
      onDecline={(verdict) => measure.declined(median(verdict))}
      onIncline={(verdict) => measure.inclined(median(verdict))}
    />
  )
}
