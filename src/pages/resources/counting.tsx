import { countedGroups, countingText, valuesOf } from '#src/content/counting.ts'
import { Fold } from '#src/ui/fold.tsx'
import { Section } from '#src/ui/section.tsx'
import './counting.css'

/** What each figure of the site counts, in one place. */
export function Counting() {
  return (
    <Section {...countingText}>
      {countedGroups.map((group) => (
        <Fold key={group.heading} name={group.heading} className="counting-group">
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
        </Fold>
      ))}
    </Section>
  )
}
