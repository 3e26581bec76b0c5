import { featuresTitle, hrmFeatures, peopleTexts } from '#src/content/tasks/people.ts'
import { sections } from '#src/content/tasks/promises.ts'
import { Section } from '#src/ui/section.tsx'
import { Planner } from './planner.tsx'
import './people.css'

/** The HRM modules: a plan in which leave and work see each other, and the seven features behind it. */
export function People() {
  return (
    <Section id={sections.people} {...peopleTexts}>
      <Planner />
      <div className="hrm inverted">
        <p className="hrm-head soft">{featuresTitle}</p>
        <ul className="hrm-features columns">
          {hrmFeatures.map(({ id, title, text }) => (
            <li key={id}>
              <h3>{title}</h3>
              <p className="soft small">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
