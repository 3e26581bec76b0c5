import { abilities, abilitiesText, requestsText, type Ability } from '#src/content/assistant/abilities.ts'
import { useEntries } from '#src/sections/use-entries.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Glyph } from '#src/ui/glyph.tsx'
import { Planet } from '#src/ui/planet.tsx'
import { Section } from '#src/ui/section.tsx'
import './abilities.css'
import { Vignette } from './vignettes.tsx'
import { TextList } from '#src/ui/text-list.tsx'

const glyphs: Record<Ability['icon'], string> = {
  hello: 'M12 4a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM5 20c.5-4 3-6 7-6s6.5 2 7 6M18.5 5.5v5m-2.5-2.5h5',
  chart: 'M4 4v16h16M7.5 15.5l4-5 3 2.5 5-7',
  list: 'm4 6.5 1.5 1.5L8 5m3 2h9M4 12.5 5.5 14 8 11m3 2h9M4 18.5 5.5 20 8 17m3 2h9',
  speech: 'M4 5h16v11h-9l-4.5 4v-4H4V5Zm4 4h8m-8 3h5',
}

function AbilityRow({ id, title, subtitle, description, color, icon, features }: Ability) {
  return (
    <li className="ability columns under-rule" data-planet={color}>
      <div className="ability-text stack-3">
        <p className="mono row-2 accent">
          <Planet color={color} />
          <Glyph path={glyphs[icon]} size={24} />
          {subtitle}
        </p>
        <h3 className="heading">{title}</h3>
        <p className="soft">{description}</p>
        <TextList className="points small" items={features} />
      </div>
      <Vignette id={id} />
    </li>
  )
}

/** Four core functionalities, each with the small interface in which it shows (spec §2.11). */
export function Abilities() {
  const list = useEntries()
  return (
    <Section {...abilitiesText}>
      <ul className="abilities" ref={list}>
        {abilities.map((ability) => (
          <AbilityRow key={ability.id} {...ability} />
        ))}
      </ul>
      <ButtonLink to={`#${requestsText.id}`} icon="down" variant="outline">
        {abilitiesText.action}
      </ButtonLink>
    </Section>
  )
}
