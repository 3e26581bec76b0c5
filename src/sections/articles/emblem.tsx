import type { ArticleTopic } from '#src/content/article.ts'
import { graduations } from '#src/lib/emblem-lines.ts'
import { emblem } from '#src/lib/emblem.ts'
import './emblem.css'

interface Props {
  /** What a paper is about: its picture, on the page and on the cover of its PDF. */
  topic: ArticleTopic
}

export function Emblem({ topic }: Props) {
  const { fine, firm, dots } = emblem(topic)
  return (
    <svg className="paper-emblem" viewBox="0 0 200 200" aria-hidden="true" focusable="false">
      <path className="paper-emblem-ticks" d={graduations(false)} />
      <path className="paper-emblem-marks" d={graduations(true)} />
      <path className="paper-emblem-fine" d={fine} />
      <path className="paper-emblem-firm" d={firm} />
      {dots.map(({ x, y, r, tone }) => (
        <circle key={`${x} ${y}`} className="paper-emblem-dot" data-tone={tone} cx={x} cy={y} r={r} />
      ))}
    </svg>
  )
}
