import { leadCapabilities, leads } from '#src/content/automation/leads.ts'
import { PhoneRow } from '#src/ui/phone-row.tsx'
import { Section } from '#src/ui/section.tsx'
import { LeadChart } from './lead-chart.tsx'
import './leads.css'

/** Where leads come from, and what the engine does with them. */
export function Leads() {
  return (
    <Section {...leads}>
      <p className="automation-lead indent">{leads.lead}</p>
      <LeadChart />
      <PhoneRow as="ol" label={leads.heading.text} className="lead-cards">
        {leadCapabilities.map(({ title, text }, at) => (
          <li key={title} className="stack-3">
            <span className="mono accent">{at + 1}</span>
            <h3>{title}</h3>
            <p className="soft">{text}</p>
          </li>
        ))}
      </PhoneRow>
    </Section>
  )
}
