import { members, services, team, teamMetrics, timeline } from '#src/content/automation/team.ts'
import { paths } from '#src/content/paths.ts'
import { CountingLink } from '#src/sections/counting-link.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Figures } from '#src/ui/figures.tsx'
import { Section } from '#src/ui/section.tsx'
import { Monogram } from './monogram.tsx'
import './team.css'

/** Degrees by which the orbits of the portraits are tilted. */
const TILTS = [-24, 14, -58] as const

function Members() {
  return (
    <div className="team-members split panel">
      <div className="team-intro">
        <h3>{team.membersHeading}</h3>
        <p className="soft">{team.membersText}</p>
        <div className="actions">
          <ButtonLink to={`${paths.contact}?topic=start`} icon="arrow">
            {team.start}
          </ButtonLink>
          <ButtonLink to={`${paths.contact}?topic=consultation`} variant="outline">
            {team.consultation}
          </ButtonLink>
        </div>
      </div>
      <ul className="thirds">
        {members.map(({ name, role, specialty }, at) => (
          <li key={name}>
            <Monogram letter={name.charAt(0)} tilt={TILTS[at] ?? 0} />
            <h4>{role}</h4>
            <p className="small soft">{name}</p>
            <p className="team-specialty small">{specialty}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The weeks on a scale of days; the last one has no end. */
function Timeline() {
  return (
    <div className="team-timeline">
      <h3>{team.timelineHeading}</h3>
      <ol>
        {timeline.map(({ when, title, text, days }) => (
          <li key={when} className="stack-2" data-days={days ?? 'open'}>
            <span className="team-scale" aria-hidden="true" />
            <p className="mono accent">{when}</p>
            <h4>{title}</h4>
            <p className="soft">{text}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Who does it: services, a sample team, what it has achieved, and when. */
export function Team() {
  return (
    <Section {...team}>
      <ul className="team-services thirds">
        {services.map(({ title, text }) => (
          <li key={title} className="stack-3">
            <h3>{title}</h3>
            <p className="soft">{text}</p>
          </li>
        ))}
      </ul>
      <Members />
      <div className="team-figures inverted">
        <Figures items={teamMetrics} />
        <CountingLink />
      </div>
      <Timeline />
    </Section>
  )
}
