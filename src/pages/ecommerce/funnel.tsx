import { useEffect, useState } from 'react'
import { funnelText, sample } from '#src/content/industries/funnel.ts'
import { endings, funnelOf } from './funnel-figures.ts'
import { grouped } from '#src/content/grouped.ts'
import { pieceSignalled } from '#src/stores/pieces.ts'
import { Button } from '#src/ui/button.tsx'
import { Section } from '#src/ui/section.tsx'
import { Slider } from '#src/ui/slider.tsx'
import './funnel.css'
import { FunnelStep } from './funnel-step.tsx'

/** What the sample month amounts to. */
const usual = endings(funnelOf(sample.visits, sample.rates)).at(-1) ?? 0

/** What the month amounts to. */
function Kept({ kept }: { kept: number }) {
  const more = kept - usual
  const { same, compared } = funnelText
  return (
    <p className="funnel-kept under-rule" role="status">
      <span className="funnel-kept-value">{grouped(kept)}</span> {funnelText.kept}
      <span className="mono accent">
        {more === 0 ? same : `${more > 0 ? '+' : '−'}${grouped(Math.abs(more))} ${compared}`}
      </span>
    </p>
  )
}

/** A month of a sample shop: two rates to move, and figures that always add up to the visits. */
export function Funnel() {
  const [rates, setRates] = useState<{ baskets: number; orders: number }>(sample.rates)
  useEffect(() => {
    pieceSignalled('baskets', rates.baskets)
    pieceSignalled('orders', rates.orders)
  }, [rates])
  const { lead, sliders, reset, stages, note, sum, total } = funnelText
  const returns = sample.rates.returns
  const steps = funnelOf(sample.visits, { ...rates, returns })
  const ends = endings(steps)
  return (
    <Section {...funnelText}>
      <div className="funnel split">
        <div className="funnel-rates stack-5">
          <p>{lead}</p>
          {(['baskets', 'orders'] as const).map((rate) => (
            <Slider
              key={rate}
              {...sliders[rate]}
              text={`${rates[rate]} ${sliders[rate].of}`}
              value={rates[rate]}
              onChange={(value) => setRates((now) => ({ ...now, [rate]: value }))}
            />
          ))}
          <div className="scripted">
            <Button variant="outline" onClick={() => setRates(sample.rates)}>
              {reset}
            </Button>
          </div>
          <Kept kept={ends.at(-1) ?? 0} />
        </div>
        <div>
          <ol>
            {steps.map((step, at) => (
              <FunnelStep key={stages[at]?.id} step={step} text={stages[at] ?? stages[0]} last={at === 2} />
            ))}
          </ol>
          <p className="mono funnel-sum under-rule">
            <span className="soft">{sum}:</span>{' '}
            <span className="funnel-ends">
              {ends.map(grouped).join(' + ')} = {grouped(sample.visits)} {total}
            </span>
          </p>
          <p className="flat small soft">{note}</p>
        </div>
      </div>
    </Section>
  )
}
