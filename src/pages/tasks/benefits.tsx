import { paths } from '#src/content/paths.ts'
import { benefitsTexts, integrationBenefits } from '#src/content/tasks/benefits.ts'
import { sections } from '#src/content/tasks/promises.ts'
import { CountingLink } from '#src/sections/counting-link.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Section } from '#src/ui/section.tsx'
import './benefits.css'

/** Marks of the scale between two values: every 5th longer, every 10th longer still. */
function marks(from: number, to: number): string {
  let d = ''
  for (let at = from; at <= to; at += 1) d += `M${at} 0V${at % 10 === 0 ? 10 : at % 5 === 0 ? 7 : 4.5}`
  return d
}

/** An engraved scale from 0 to 100, lit up to the value. */
function Scale({ value }: { value: number }) {
  const whole = Math.floor(value)
  return (
    <svg
      className="scale"
      viewBox="-0.5 0 101 10"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path className="scale-rest" d={marks(whole + 1, 100)} />
      <path className="scale-lit" d={marks(0, whole)} />
      <path className="scale-value" d={`M${value} 0V10`} />
    </svg>
  )
}

/** Three figures, each on its scale, with what is measured. */
export function Benefits() {
  return (
    <Section id={sections.benefits} label={benefitsTexts.label} heading={benefitsTexts.heading}>
      <div className="inverted">
        <ul className="gains">
          {integrationBenefits.map(({ id, value, unit, title, measured }) => (
            <li key={id} className="split-phone">
              <p className="gain-value">
                {value}
                <span>{unit}</span>
              </p>
              <div>
                <Scale value={value} />
                <h3>{title}</h3>
                <p className="soft">{measured}</p>
              </div>
            </li>
          ))}
        </ul>
        <CountingLink />
        <div className="gains-actions actions">
          <ButtonLink to={paths.platform} icon="arrow">
            {benefitsTexts.experience}
          </ButtonLink>
          <ButtonLink to={`${paths.contact}?topic=trial`} variant="outline">
            {benefitsTexts.trial}
          </ButtonLink>
        </div>
      </div>
    </Section>
  )
}
