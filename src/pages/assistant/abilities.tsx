import { abilities, abilitiesText, requestsText, type Ability } from '#src/content/assistant/abilities.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Section } from '#src/ui/section.tsx'
import './abilities.css'
import { Vignette } from './vignettes.tsx'

function AbilityCard({ id, title, subtitle, description, features }: Ability) {
  return (
    <li className="ability" data-ability={id}>
      <div className="ability-text">
        <p className="mono">{subtitle}</p>
        <h3>{title}</h3>
        <p>{description}</p>
      </div>
      <Vignette id={id} />
      <ul className="ability-features">
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </li>
  )
}

/** Four core functionalities, each with the small interface in which it shows (spec §2.11). */
export function Abilities() {
  return (
    <Section id={abilitiesText.id} label={abilitiesText.label} heading={abilitiesText.heading}>
      <ul className="abilities">
        {abilities.map((ability) => (
          <AbilityCard key={ability.id} {...ability} />
        ))}
      </ul>
      <ButtonLink to={`#${requestsText.id}`} icon="down" variant="outline">
        {abilitiesText.action}
      </ButtonLink>
    </Section>
  )
}
