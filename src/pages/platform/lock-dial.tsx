import { arcPath, gearPath, scalePath } from '#src/lib/engraving.ts'

/** One arc for each measure, a quarter of the dial each, the first at the top. */
const QUARTERS = [-129, -39, 51, 141] as const

/** The dial of a safe; CSS turns it to the measure on show. Decorative. */
export function LockDial() {
  return (
    <svg className="lock-dial" viewBox="-100 -100 200 200" fill="none" aria-hidden="true" focusable="false">
      <circle r="98" className="firm" />
      <path d={scalePath({ r: 98, count: 100, length: -5, every: 5 })} className="fine" />
      {QUARTERS.map((from) => (
        <path key={from} d={arcPath(83, from, 78)} className="quarter" />
      ))}
      <g className="lock-disc">
        <path d={gearPath(66, 16, 8)} className="firm" />
        <circle r="54" className="fine" />
        <path d={scalePath({ r: 54, count: 72, length: -5, every: 6 })} className="fine" />
        <path d="M0 -74L-5 -64H5Z" className="pointer" />
        <path d="M0 -49V-27M42.4 24.5L23.4 13.5M-42.4 24.5L-23.4 13.5" className="firm" />
      </g>
      <circle r="25" className="plate" />
      <path d="M-5 13L-2.8 1.5A7 7 0 1 1 2.8 1.5L5 13Z" className="keyhole" />
    </svg>
  )
}
