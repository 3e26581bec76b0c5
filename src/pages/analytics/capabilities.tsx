import { Link } from 'react-router-dom'
import {
  type AnalyticsCapability,
  analyticsCapabilities,
  capabilitiesText,
} from '#src/content/analytics/capabilities.ts'
import { useEntries } from '#src/sections/use-entries.ts'
import { Glyph } from '#src/ui/glyph.tsx'
import { Planet } from '#src/ui/planet.tsx'
import { Section } from '#src/ui/section.tsx'
import { ThemedPicture } from '#src/ui/themed-picture.tsx'
import '#src/ui/row-link.css'
import './capabilities.css'
import { glyphs } from './glyphs.ts'
import { TextList } from '#src/ui/text-list.tsx'

/** Six capabilities; hover and focus lay the picture over the features, the words stay in sight. */
export function Capabilities() {
  const list = useEntries()
  return (
    <Section {...capabilitiesText}>
      <ul className="insights columns" ref={list}>
        {analyticsCapabilities.map((capability) => (
          <CapabilityCard key={capability.id} capability={capability} />
        ))}
      </ul>
    </Section>
  )
}

function CapabilityCard({ capability }: { capability: AnalyticsCapability }) {
  const { id, title, description, icon, gradient, features, image, alt, anchor } = capability
  return (
    <li className="insight panel ringed" data-capability={id}>
      <div className="insight-text stack-2">
        <p className="insight-sign row-3 accent">
          <Planet color={gradient} />
          <Glyph path={glyphs[icon]} size={28} />
        </p>
        <h3>
          <Link className="row-link cover" to={`#${anchor}`}>
            {title}
          </Link>
        </h3>
        <p className="small soft">{description}</p>
      </div>
      <div className="insight-view">
        <TextList className="insight-features points small" items={features} />
        <div className="insight-media">
          <ThemedPicture name={image} alt={alt} width={1040} height={672} />
        </div>
      </div>
    </li>
  )
}
