import { useEffect, useRef } from 'react'
import { paths } from '#src/content/paths.ts'
import { platformSections } from '#src/content/platform/sections.ts'
import { integrations, integrationTexts, type CoreIntegration } from '#src/content/platform/integrations.ts'
import { PictureFilm } from '#src/sections/picture-film.tsx'
import { followReading } from '#src/sections/reading.ts'
import { pieceSignalled } from '#src/stores/pieces.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Glyph } from '#src/ui/glyph.tsx'
import { Planet } from '#src/ui/planet.tsx'
import { PhoneRow } from '#src/ui/phone-row.tsx'
import { Section } from '#src/ui/section.tsx'
import { partGlyphs } from './part-glyphs.ts'
import { TextList } from '#src/ui/text-list.tsx'
import './integrations.css'

const { heading, options, experience } = integrationTexts

/** Share of the view, from its top, that a module's picture passes as its module begins to be read. */
const LINE = 0.6

function Integration({ record }: { record: CoreIntegration }) {
  const { title, description, icon, image, alt, features, gradient } = record
  return (
    <li className="core-integration" data-arrive="below">
      <div className="core-integration-picture panel">
        <PictureFilm name={image} alt={alt} title={title} />
      </div>
      <div className="core-integration-text stack-3">
        <p className="core-integration-line soft stack-3">
          <Planet color={gradient} />
          <Glyph path={partGlyphs[icon]} size={24} />
        </p>
        <h3>{title}</h3>
        <p className="soft">{description}</p>
        <TextList className="points small" items={features} />
      </div>
    </li>
  )
}

/** Six parts: on wide screens a line each, below 1280 px panels side by side. The table beside them points at one. */
export function Integrations() {
  const modules = useRef<HTMLDivElement>(null)
  useEffect(
    () =>
      followReading([...(modules.current?.querySelectorAll('.core-integration') ?? [])], LINE, (at) =>
        pieceSignalled('module', Math.max(0, at)),
      ),
    [],
  )
  return (
    <Section {...integrationTexts}>
      <div ref={modules}>
        <PhoneRow label={heading.text} className="core-integrations">
          {integrations.map((record) => (
            <Integration key={record.id} record={record} />
          ))}
        </PhoneRow>
      </div>
      <div className="actions">
        <ButtonLink to={`#${platformSections.demo}`} icon="down">
          {experience}
        </ButtonLink>
        <ButtonLink to={paths.documentation} icon="arrow" variant="outline">
          {options}
        </ButtonLink>
      </div>
    </Section>
  )
}
