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
        <h3 className="heading">{heading}</h3>
        <p>{text}</p>
      </div>
      <dl>
        <div>
          <dt className="mono">{phone}</dt>
          <dd>
            <a className="target" href={brand.emergency.href}>
              {brand.emergency.display}
            </a>
          </dd>
        </div>
        <div>
          <dt className="mono">{mail}</dt>
          <dd>
            <a className="target" href={`mailto:${brand.email.support}`}>
              {brand.email.support}
            </a>
          </dd>
        </div>
      </dl>
    </div>
  )
}

/** The operations center: a console to watch, four promises, and whom to call (spec §2.14). */
export function Operations() {
  return (
    <Section {...operationsText}>
      <Console />
      <ul className="services pair">
        {services.map(({ title, value, unit, text }) => (
          <li key={title} className="stack-3">
            <h3>{title}</h3>
            <p className="service-value numeral">
              {value} <span className="mono soft">{unit}</span>
            </p>
            <p className="soft">{text}</p>
          </li>
        ))}
      </ul>
      <CountingLink />
      <Emergency />
    </Section>
  )
}
