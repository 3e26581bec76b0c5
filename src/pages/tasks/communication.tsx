import { paths } from '#src/content/paths.ts'
import {
  communicationTexts,
  hubFeatures,
  hubQualities,
  notifications,
} from '#src/content/tasks/communication.ts'
import { sections } from '#src/content/tasks/promises.ts'
import { useEntries } from '#src/sections/use-entries.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Planet } from '#src/ui/planet.tsx'
import { Section } from '#src/ui/section.tsx'
import './communication.css'

/** The list of what needs the reader now, as the product shows it. */
function Notifications() {
  const { title, label, now, later } = notifications
  return (
    <figure className="notices panel small">
      <figcaption className="between">
        {title} <span className="mono soft">{label}</span>
      </figcaption>
      <ul>
        {now.map(({ text, from, time }) => (
          <li key={text} className="list-row dot">
            <span>{text}</span>
            <span className="mono soft">{time}</span>
            <span className="notices-from soft">{from}</span>
          </li>
        ))}
      </ul>
      <p className="soft">{later}</p>
    </figure>
  )
}

/** The communication hub: three features with their parts, and what holds for all of it. */
export function Communication() {
  const features = useEntries()
  return (
    <Section
      id={sections.communication}
      label={communicationTexts.label}
      heading={communicationTexts.heading}
    >
      <ul className="hub" ref={features}>
        {hubFeatures.map(({ id, color, title, text, points }) => (
          <li key={id} className="columns">
            <h3 className="row-3">
              <Planet color={color} />
              {title}
            </h3>
            <p className="soft">{text}</p>
            <dl>
              {points.map((point) => (
                <div key={point.name} className="list-row">
                  <dt>{point.name}</dt>
                  <dd className="soft">{point.text}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      <div className="hub-whole">
        <ul className="hub-qualities">
          {hubQualities.map(({ id, title, text }) => (
            <li key={id} className="list-row">
              <h3>{title}</h3>
              <p className="soft">{text}</p>
            </li>
          ))}
        </ul>
        <Notifications />
      </div>
      <ButtonLink to={paths.documentation} variant="outline" icon="arrow">
        {communicationTexts.action}
      </ButtonLink>
    </Section>
  )
}
