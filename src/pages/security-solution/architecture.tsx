import { useState } from 'react'
import { architectureText, compliance, layers } from '#src/content/security-solution/architecture.ts'
import { PhoneRow } from '#src/ui/phone-row.tsx'
import { Planet } from '#src/ui/planet.tsx'
import { Rows } from '#src/ui/rows.tsx'
import { Section } from '#src/ui/section.tsx'
import './architecture.css'
import { Rings } from './rings.tsx'

/** Six cards beside the rings they stand for, and what the compliance list means (spec §2.14). */
export function Architecture() {
  const { id, label, heading, ring } = architectureText
  const [current, setCurrent] = useState(0)
  return (
    <Section id={id} label={label} heading={heading}>
      <div className="architecture split">
        <Rings current={current} />
        <PhoneRow label={heading.text} className="layers" onCard={setCurrent}>
          {layers.map((layer, index) => (
            <li key={layer.id} data-layer={layer.id}>
              <p className="mono row-2">
                <Planet color={layer.color} />
                {ring} {index + 1}
              </p>
              <h3>{layer.title}</h3>
              <p>{layer.description}</p>
              <ul>
                {layer.features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            </li>
          ))}
        </PhoneRow>
      </div>
      <div className="compliance split tone">
        <div className="compliance-head stack-4">
          <h3>{architectureText.compliance}</h3>
          <p>{architectureText.mapped}</p>
        </div>
        <Rows rows={compliance} />
      </div>
    </Section>
  )
}
