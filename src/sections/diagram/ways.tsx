import type { ReactNode } from 'react'
import type { WayState } from '#src/lib/diagram.ts'

/** A hundred units down and `width` across: what is in it ends where the buttons are, in every layout. */
export const Stretched = ({ width = 100, children }: { width?: number; children: ReactNode }) => (
  <svg width="100%" height="100%" viewBox={`0 0 ${width} 100`} preserveAspectRatio="none">
    {children}
  </svg>
)

export const Way = ({ d, state }: { d: string; state: WayState }) => (
  <g className="way" data-state={state}>
    <path className="way-glow" d={d} />
    <path className="way-line" d={d} />
  </g>
)
