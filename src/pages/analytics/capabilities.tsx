import {
  type AnalyticsCapability,
  analyticsCapabilities,
  capabilitiesText,
} from '#src/content/analytics/capabilities.ts'
import { Section } from '#src/ui/section.tsx'
import { ThemedPicture } from '#src/ui/themed-picture.tsx'
import { ARRIVAL } from './arrival.ts'
import './capabilities.css'
import { Glyph } from './glyph.tsx'

/** Six capabilities; hover and focus lay the picture over the features, the title stays in sight. */
export function Capabilities() {
  return (
    <Section {...capabilitiesText} bottom={ARRIVAL}>
      <ul className="insights">
        {analyticsCapabilities.map((capability) => (
          <CapabilityCard key={capability.id} capability={capability} />
        ))}
      </ul>
    </Section>
  )
}

function CapabilityCard({ capability }: { capability: AnalyticsCapability }) {
  const { id, title, description, icon, features, image, alt, anchor } = capability
  return (
    <li className="insight" data-capability={id}>
      <div className="insight-view">
        <div className="insight-features">
          <Glyph name={icon} size={30} />
          <ul>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </div>
        <div className="insight-media">
          <ThemedPicture name={image} alt={alt} width={1280} height={800} />
        </div>
      </div>
      <div className="insight-text">
        <h3>
          <a href={`#${anchor}`}>{title}</a>
        </h3>
        <p>{description}</p>
      </div>
    </li>
  )
}
