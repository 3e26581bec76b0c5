import { Link } from 'react-router-dom'
import type { funnelText } from '#src/content/industries/funnel.ts'
import type { Step } from './funnel-figures.ts'
import { FunnelReasons } from './funnel-reasons.tsx'
import { grouped } from '#src/content/grouped.ts'
import { Scale } from '#src/ui/scale.tsx'
import { nameOf } from '#src/sections/page/page-names.ts'

interface Props {
  step: Step
  text: (typeof funnelText.stages)[number]
  last: boolean
}

const TENTHS = Array.from({ length: 11 }, (_, at) => at * 10)

/** Of every hundred who reached the step, those who go on; rays beneath open them to the width of the next scale. */
function Rate({ step, last }: Pick<Props, 'step' | 'last'>) {
  const share = (step.on / Math.max(step.from, 1)) * 100
  return (
    <div className="stage-rate" aria-hidden="true">
      <p className="mono soft between">
        {TENTHS.map((tenth) => (
          <span key={tenth}>{tenth}</span>
        ))}
      </p>
      <Scale value={share} />
      {!last && (
        <svg className="stage-rays" viewBox="-0.5 0 101 10" preserveAspectRatio="none" focusable="false">
          <path d={TENTHS.map((tenth) => `M${(tenth * share) / 100} 0L${tenth} 10`).join('')} />
        </svg>
      )}
    </div>
  )
}

/** One step of the funnel, and the solution that works on it. */
export function FunnelStep({ step, text, last }: Props) {
  const { name, on, off, path, text: what } = text
  return (
    <li className="funnel-stage">
      <h3>
        <span className="stage-count">{grouped(step.from)}</span> {name}
      </h3>
      <Rate step={step} last={last} />
      <div className="stage-ends small">
        <p className="stage-goes">
          <b>{grouped(step.on)}</b> {on}
        </p>
        <p className="soft">
          <b>{grouped(step.off)}</b> {off}
        </p>
        {'reasons' in text && <FunnelReasons reasons={text.reasons} />}
      </div>
      <p className="stage-solution small">
        <Link to={path} className="text-link target">
          {nameOf(path)}
        </Link>
        <span className="soft">{what}</span>
      </p>
    </li>
  )
}
