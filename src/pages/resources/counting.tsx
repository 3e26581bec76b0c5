import { countedGroups, countingText, valuesOf } from '#src/content/counting.ts'
import { Section } from '#src/ui/section.tsx'
import './counting.css'

/** Groups as the visitor left them: Back finds the page as high as it was. */
const opened = new Set<string>()

/** What each figure of the site counts, in one place. */
export function Counting() {
  return (
    <Section {...countingText}>
      {countedGroups.map((group) => (
        <details
          key={group.heading}
          className="counting-group"
          open={opened.has(group.heading)}
          onToggle={({ currentTarget: { open } }) => opened[open ? 'add' : 'delete'](group.heading)}
        >
          <summary>
            <h3>{group.heading}</h3>
          </summary>
          <dl className="pair">
            {group.figures.map((figure) => (
              <div key={figure.name}>
                <dt>
                  {figure.name} <span className="counting-values">{valuesOf(figure).join(', ')}</span>
                </dt>
                <dd>{figure.counted}</dd>
              </div>
            ))}
          </dl>
        </details>
      ))}
    </Section>
  )
}
