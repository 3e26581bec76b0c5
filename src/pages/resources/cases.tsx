import { compositeOf } from '#src/content/article-texts.ts'
import { resourceTexts } from '#src/content/resources.ts'
import { Link } from 'react-router-dom'
import { caseStudies } from '#src/content/articles/case-studies.ts'
import { paths } from '#src/content/paths.ts'
import { Plate } from '#src/sections/articles/plate.tsx'
import { CountingLink } from '#src/sections/counting-link.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Section } from '#src/ui/section.tsx'
import '#src/ui/row-link.css'
import './cases.css'

/** What changed in each case, as one figure, and its plate. */
export function Cases() {
  return (
    <Section {...resourceTexts.cases} inverted>
      <ul className="resources-cases quarters">
        {caseStudies.map(({ path, title, sector, figures: [first] }) => (
          <li key={path}>
            <Plate path={path} />
            {first && (
              <p className="stack-2">
                <span className="numeral">{first.value}</span>
                <span className="mono soft">{first.label}</span>
              </p>
            )}
            <h3>
              <Link className="row-link cover" to={path}>
                {title}
              </Link>
            </h3>
            <p className="mono soft">{compositeOf(sector ?? '')}</p>
          </li>
        ))}
      </ul>
      <CountingLink />
      <ButtonLink to={paths.caseStudies} variant="outline" icon="arrow">
        {resourceTexts.howCases}
      </ButtonLink>
    </Section>
  )
}
