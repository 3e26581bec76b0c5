import { paths } from '#src/content/paths.ts'
import { benefitsTexts, integrationBenefits } from '#src/content/tasks/benefits.ts'
import { sections } from '#src/content/tasks/promises.ts'
import { CountingLink } from '#src/sections/counting-link.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Scale } from '#src/ui/scale.tsx'
import { Section } from '#src/ui/section.tsx'
import './benefits.css'

/** Three figures, each on its scale, with what is measured. */
export function Benefits() {
  return (
    <Section id={sections.benefits} label={benefitsTexts.label} heading={benefitsTexts.heading} inverted>
      <ul className="gains">
        {integrationBenefits.map(({ id, value, title, measured }) => (
          <li key={id} className="split-phone">
            <p className="gain-value">
              {value}
              <span>%</span>
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
    </Section>
  )
}
