import { benefits, benefitTexts, type Benefit } from '#src/content/platform/benefits.ts'
import { CountingLink } from '#src/sections/counting-link.tsx'
import { Glyph } from '#src/ui/glyph.tsx'
import { Planet } from '#src/ui/planet.tsx'
import { PhoneRow } from '#src/ui/phone-row.tsx'
import { Section } from '#src/ui/section.tsx'
import { ThemedPicture } from '#src/ui/themed-picture.tsx'
import { TextList } from '#src/ui/text-list.tsx'
import './benefits.css'

const { heading } = benefitTexts

const glyphs: Record<Benefit['icon'], string> = {
  pen: 'M5 19l1-4L16.5 4.5l3 3L9 18l-4 1Zm9.5-12.5 3 3',
  contract: 'M6 3.5h8.5L18 7v13.5H6v-17Zm3 6.5h6m-6 3.5h6M9 17h3',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Zm0 4V12l3 2',
  lock: 'M6 10.5h12V20H6v-9.5Zm2.5 0V8a3.5 3.5 0 0 1 7 0v2.5M12 14v2.5',
  speech: 'M4 5h16v11h-9l-4.5 4v-4H4V5Zm4 4h8m-8 3h5',
  check: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Zm-3.5 8.7 2.5 2.5 4.5-5',
  people:
    'M9 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6Zm-5.5 14c.4-3.4 2.3-5 5.5-5s5.1 1.6 5.5 5M16 6a2.5 2.5 0 1 1 0 5m1.5 3.200c1.800.5 2.800 2.100 3 4.800',
}

function Card({ benefit }: { benefit: Benefit }) {
  const { title, description, icon, image, features, gradient, stats } = benefit
  return (
    <li className="platform-benefit panel">
      <div className="platform-benefit-picture">
        <ThemedPicture name={image} alt="" width={1040} height={672} />
      </div>
      <dl className="platform-benefit-stats">
        {stats.map((stat) => (
          <div key={stat.label}>
            <dt className="mono soft">{stat.label}</dt>
            <dd className="numeral">{stat.value}</dd>
          </div>
        ))}
      </dl>
      <div className="platform-benefit-text stack-2">
        <div className="row-2">
          <Planet color={gradient} />
          <Glyph path={glyphs[icon]} size={24} className="glyph accent" />
          <h3>{title}</h3>
        </div>
        <p className="small soft">{description}</p>
      </div>
      <TextList className="points small" items={features} />
    </li>
  )
}

/** Seven cards, three and four in a row: a picture, the figure, what changes and by what. */
export function Benefits() {
  return (
    <Section {...benefitTexts}>
      <PhoneRow label={heading.text} className="platform-benefits">
        {benefits.map((benefit) => (
          <Card key={benefit.id} benefit={benefit} />
        ))}
      </PhoneRow>
      <CountingLink />
    </Section>
  )
}
