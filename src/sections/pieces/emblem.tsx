import { emblem } from '#src/lib/emblem.ts'
import './emblem.css'

interface Props {
  /** The path of a paper: each has a picture of its own, on the page and on the cover of its PDF. */
  word: string
}

export function Emblem({ word }: Props) {
  const { orbits, ticks, marks, planets } = emblem(word)
  return (
    <svg className="paper-emblem" viewBox="0 0 200 200" aria-hidden="true" focusable="false">
      <path className="paper-emblem-ticks" d={ticks} />
      <path className="paper-emblem-marks" d={marks} />
      {orbits.map((radius) => (
        <circle key={radius} className="paper-emblem-orbit" cx="100" cy="100" r={radius} />
      ))}
      <circle className="paper-emblem-core" cx="100" cy="100" r="8" />
      {planets.map(({ x, y, r, tone }) => (
        <circle key={`${x} ${y}`} className="paper-emblem-planet" data-tone={tone} cx={x} cy={y} r={r} />
      ))}
    </svg>
  )
}
