import { Link } from 'react-router-dom'
import type { funnelText } from '#src/content/industries/funnel.ts'
import type { Step } from './funnel-figures.ts'
import { grouped } from '#src/content/grouped.ts'
import { nameOf } from '#src/sections/page/page-names.ts'

interface Props {
  step: Step
  text: (typeof funnelText.stages)[number]
  last: boolean
}

const WIDTH = 1000

/** Who goes on fills the bar from the left; the beam beneath opens that part to the width of the next bar. */
function Bar({ step, last }: Pick<Props, 'step' | 'last'>) {
  const reach = (step.on / Math.max(step.from, 1)) * WIDTH
  return (
    <svg
      className="stage-bar"
      viewBox={`0 0 ${WIDTH} ${last ? 40 : 96}`}
      data-last={last || undefined}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <rect className="stage-off" width={WIDTH} height="40" />
      <rect className="stage-on" width={reach} height="40" />
      {!last && <path className="stage-beam" d={`M0 40H${reach}L${WIDTH} 96H0Z`} />}
    </svg>
  )
}

/** One step of the funnel, and the solution that works on it. */
export function Stage({ step, text, last }: Props) {
  const { name, on, off, path, text: what } = text
  return (
    <li className="funnel-stage">
      <h3>
        <span className="stage-count">{grouped(step.from)}</span> {name}
      </h3>
      <Bar step={step} last={last} />
      <p className="stage-ends small">
        <span className="stage-goes">
          <b>{grouped(step.on)}</b> {on}
        </span>
        <span className="soft">
          <b>{grouped(step.off)}</b> {off}
        </span>
      </p>
      <p className="stage-solution small">
        <Link to={path} className="text-link target">
          {nameOf(path)}
        </Link>
        <span className="soft">{what}</span>
      </p>
    </li>
  )
}
