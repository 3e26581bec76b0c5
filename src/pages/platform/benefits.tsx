import { benefits, benefitTexts, type Benefit } from '#src/content/platform/benefits.ts'
import { Section } from '#src/ui/section.tsx'
import './benefits.css'

const { id, label, heading } = benefitTexts

function Row({ benefit: { title, description, features, stats } }: { benefit: Benefit }) {
  return (
    <li className="platform-benefit">
      <div className="platform-benefit-text">
        <h3>{title}</h3>
        <p>{description}</p>
      </div>
      <dl className="platform-benefit-stats">
        {stats.map((stat) => (
          <div key={stat.label}>
            <dt className="mono">{stat.label}</dt>
            <dd>{stat.value}</dd>
          </div>
        ))}
      </dl>
      <ul className="mono platform-benefit-features">
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </li>
  )
}

/** A page of an almanac: seven rows, each led by its figure. */
export function Benefits() {
  return (
    <Section id={id} label={label} heading={heading}>
      <ol className="platform-benefits">
        {benefits.map((benefit) => (
          <Row key={benefit.id} benefit={benefit} />
        ))}
      </ol>
    </Section>
  )
}
