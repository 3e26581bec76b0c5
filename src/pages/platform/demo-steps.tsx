import { useRef } from 'react'
import { demoSteps, demoTexts } from '#src/content/platform/demo.ts'
import { useInRow } from '#src/sections/use-in-row.ts'

interface Props {
  index: number
  onChoose: (index: number) => void
}

/** The steps in their order; the hairline under the current one fills while it is on show. */
export function DemoSteps({ index, onChoose }: Props) {
  const list = useRef<HTMLOListElement>(null)
  useInRow(list, index)
  return (
    <ol className="platform-steps" ref={list} aria-label={demoTexts.steps}>
      {demoSteps.map(({ id, title, duration }, at) => (
        <li key={id}>
          <button type="button" aria-current={at === index ? 'step' : undefined} onClick={() => onChoose(at)}>
            <span className="mono" aria-hidden="true">
              {at + 1}
            </span>
            {title}
            <span className="mono platform-seconds" aria-hidden="true">
              {(duration / 1000).toFixed(1)} s
            </span>
          </button>
        </li>
      ))}
    </ol>
  )
}
