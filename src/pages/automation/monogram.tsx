import { circlePath } from '#src/lib/circle-path.ts'

interface Props {
  letter: string
  /** Tilt of the orbit in degrees: each portrait has its own. */
  tilt: number
}

/** A portrait without a face: a letter on its planet, with an orbit of its own. Decorative. */
export function Monogram({ letter, tilt }: Props) {
  return (
    <svg className="monogram" viewBox="0 0 200 200" aria-hidden="true" focusable="false">
      <path className="monogram-ticks" d={circlePath(100, 100, 92)} pathLength={90} />
      <circle className="monogram-ring" cx="100" cy="100" r="86" />
      <g transform={`rotate(${tilt} 100 100)`}>
        <ellipse className="monogram-ring" cx="100" cy="100" rx="86" ry="30" />
        <circle className="monogram-disc" cx="100" cy="100" r="54" />
        <path className="monogram-ring" d="M14 100A86 30 0 0 0 186 100" />
        <circle className="monogram-moon" cx="167" cy="118.8" r="6" />
      </g>
      <text x="100" y="101">
        {letter}
      </text>
    </svg>
  )
}
