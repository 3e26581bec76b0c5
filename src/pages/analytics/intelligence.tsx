import { type AiFeature, aiFeatures, intelligenceText } from '#src/content/analytics/intelligence.ts'
import { CountingLink } from '#src/sections/counting-link.tsx'
import { Section } from '#src/ui/section.tsx'
import { FeatureFigure } from './feature-figures.tsx'
import { TextList } from '#src/ui/text-list.tsx'
import './intelligence.css'

/** Four plates, as in a textbook: a figure that explains, then the words. */
export function Intelligence() {
  return (
    <Section {...intelligenceText} inverted>
      <ol className="features columns">
        {aiFeatures.map((feature, index) => (
          <Plate key={feature.id} feature={feature} number={index + 1} />
        ))}
      </ol>
      <CountingLink />
    </Section>
  )
}

function Plate({ feature, number }: { feature: AiFeature; number: number }) {
  const { id, title, description, longDescription, stats, capabilities, figure } = feature
  return (
    <li className="feature">
      <div className="feature-figure panel">
        <FeatureFigure id={id} name={figure} />
      </div>
      <p className="mono feature-number accent">
        {intelligenceText.figureName} {number}
      </p>
      <h3>{title}</h3>
      <p>{description}</p>
      <p className="soft">{longDescription}</p>
      <dl className="feature-stats cluster">
        {Object.entries(stats).map(([label, value]) => (
          <div key={label}>
            <dt className="mono soft">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <TextList className="feature-capabilities small soft cluster" items={capabilities} />
    </li>
  )
}
