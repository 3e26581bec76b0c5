import { pieceSignalled } from '#src/stores/pieces.ts'
import * as Tabs from '@radix-ui/react-tabs'
import { useEffect } from 'react'
import {
  type BusinessStat,
  businessTabs,
  businessText,
  type BusinessTab,
} from '#src/content/analytics/business.ts'
import { businessDemo } from '#src/demos/business.ts'
import { useReducedMotion } from '#src/motion/use-reduced-motion.ts'
import { CountingLink } from '#src/sections/counting-link.tsx'
import { useMachine } from '#src/sections/use-machine.ts'
import { Glyph } from '#src/ui/glyph.tsx'
import { Planet } from '#src/ui/planet.tsx'
import { Section } from '#src/ui/section.tsx'
import { BusinessChart } from './business-chart.tsx'
import './business.css'
import { glyphs } from './glyphs.ts'
import { TextList } from '#src/ui/text-list.tsx'

/** Four uses of the same hub, by tab: the panel fades out, then its content changes. */
export function Business() {
  const [{ phase, index, chosen }, machine] = useMachine(businessDemo)
  useEffect(() => pieceSignalled('business', index), [index])
  const still = useReducedMotion()
  const { tabsName } = businessText

  useEffect(() => {
    if (still && phase === 'leaving') machine.finish()
  }, [machine, still, phase])

  const choose = (value: string) =>
    machine.send({ type: 'chosen', index: businessTabs.findIndex((tab) => tab.id === value) })

  return (
    <Section {...businessText}>
      <Tabs.Root
        className="business"
        value={businessTabs[chosen]?.id ?? ''}
        onValueChange={choose}
        data-demo="business"
        data-phase={phase}
        data-index={index}
      >
        <Tabs.List className="business-tabs" aria-label={tabsName}>
          {businessTabs.map((tab) => (
            <Tabs.Trigger key={tab.id} value={tab.id} className="business-tab row-3 soft">
              <Glyph path={glyphs[tab.icon]} />
              {tab.title}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <div className="business-panels">
          {businessTabs.map((tab, at) => (
            <Panel key={tab.id} tab={tab} shown={at === index} />
          ))}
        </div>
      </Tabs.Root>
      <CountingLink />
    </Section>
  )
}

function Panel({ tab, shown }: { tab: BusinessTab; shown: boolean }) {
  return (
    <Tabs.Content
      value={tab.id}
      className="business-panel layered"
      data-shown={shown || undefined}
      forceMount
    >
      <div className="business-words stack-4">
        <h3 className="heading row-3">
          <Planet color={tab.gradient} /> {tab.heading}
        </h3>
        <p>{tab.description}</p>
        {(['features', 'benefits'] as const).map((part) => (
          <div key={part}>
            <h4 className="mono accent">{businessText[part]}</h4>
            <TextList className="points small" items={tab[part]} />
          </div>
        ))}
      </div>
      <dl>
        {tab.stats.map((stat) => (
          <Stat key={stat.label} stat={stat} />
        ))}
      </dl>
    </Tabs.Content>
  )
}

function Stat({ stat }: { stat: BusinessStat }) {
  const { label, value, trend, direction } = stat
  return (
    <div className="business-stat">
      <dt className="soft">{label}</dt>
      <dd className="business-value numeral">{value}</dd>
      <dd className="mono business-trend row-2 soft">
        <Glyph path={glyphs[direction]} size={18} />
        {trend}
      </dd>
      <dd className="business-figure">
        <BusinessChart stat={stat} />
      </dd>
    </div>
  )
}
