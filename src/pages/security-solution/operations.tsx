import { brand } from '#src/content/brand.ts'
import { operationsText, services } from '#src/content/security-solution/operations.ts'
import { CountingLink } from '#src/sections/counting-link.tsx'
import { Section } from '#src/ui/section.tsx'
import { Console } from './console.tsx'
import './operations.css'

function Emergency() {
  const { heading, text, phone, mail } = operationsText.emergency
  return (
    <div className="emergency inverted">
      <div>
        <h3>{heading}</h3>
        <p>{text}</p>
      </div>
      <dl>
        <div>
          <dt className="mono">{phone}</dt>
          <dd>
            <a href={brand.emergency.href}>{brand.emergency.display}</a>
          </dd>
        </div>
        <div>
          <dt className="mono">{mail}</dt>
          <dd>
            <a href={`mailto:${brand.email.support}`}>{brand.email.support}</a>
          </dd>
        </div>
      </dl>
    </div>
  )
}

/** The operations center: a console to watch, four promises, and whom to call (spec §2.14). */
export function Operations() {
  const { id, label, heading } = operationsText
  return (
    <Section id={id} label={label} heading={heading}>
      <Console />
      <ul className="services pair">
        {services.map(({ title, value, unit, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="service-value numeral">
              {value} <span className="mono">{unit}</span>
            </p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <CountingLink />
      <Emergency />
    </Section>
  )
}
