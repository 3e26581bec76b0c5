import { useId, useRef } from 'react'
import { governanceText, policies } from '#src/content/security-solution/governance.ts'
import { measured, pillars } from '#src/content/security-solution/pillars.ts'
import { CountingLink } from '#src/sections/counting-link.tsx'
import { useSight } from '#src/sections/use-sight.ts'
import { Section } from '#src/ui/section.tsx'
import '#src/ui/planet.css'
import './governance.css'

/** One tick for each percent, every 5th longer, every 10th longest. */
function ticks(to: number): string {
  const numbers = Array.from({ length: to }, (_, index) => index + 1)
  const length = (percent: number) => (percent % 10 === 0 ? 24 : percent % 5 === 0 ? 17 : 10)
  return numbers.map((percent) => `M${percent * 6 - 3} 22v-${length(percent)}`).join('')
}

/** The scale's base line: its length alone shows the share of a hundred. */
const base = (percent: number) => `M0 23H${percent * 6}`

/** One bar: an engraved scale, whole from the start, whose ticks take colour up to the figure. */
function Pillar(pillar: (typeof pillars)[number]) {
  const { title, percentage, color } = pillar
  const name = useId()
  return (
    <li className="pillar columns" data-planet={color}>
      <h3 id={name} className="heading">
        {title}
      </h3>
      <p className="pillar-text soft">{measured(pillar)}</p>
      <p className="pillar-value numeral">{percentage}%</p>
      <div
        role="meter"
        aria-labelledby={name}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percentage}
        aria-valuetext={`${percentage} percent`}
      >
        <svg viewBox="0 0 600 24" preserveAspectRatio="none" aria-hidden="true" focusable="false">
          <path d={ticks(100) + base(100)} />
          <path className="pillar-fill" d={ticks(percentage) + base(percentage)} />
        </svg>
      </div>
    </li>
  )
}

/** Four bars that fill when they are seen, and the policies behind them (spec §2.14). */
export function Governance() {
  const bars = useRef<HTMLUListElement>(null)
  const seen = useSight(bars, '0px 0px -12%')
  return (
    <Section {...governanceText}>
      <div className="governance">
        <div>
          <ul className="pillars stack-5" ref={bars} data-state={seen ? 'seen' : 'waiting'}>
            {pillars.map((pillar) => (
              <Pillar key={pillar.id} {...pillar} />
            ))}
          </ul>
          <CountingLink />
        </div>
        <div className="policies split">
          <h3 className="heading">{governanceText.policies}</h3>
          <ul>
            {policies.map(({ title, when, text }) => (
              <li key={title} className="list-row">
                <h4>{title}</h4>
                <p className="mono accent">{when}</p>
                <p className="soft">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  )
}
