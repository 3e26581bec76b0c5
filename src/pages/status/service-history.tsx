import { statusRules, statusTexts } from '#src/content/support/status-rules.ts'
import { SetPiece } from '#src/sections/set-piece.tsx'
import { useEntries } from '#src/sections/use-entries.ts'
import { Rows } from '#src/ui/rows.tsx'
import { Section } from '#src/ui/section.tsx'
import { Components } from './components.tsx'
import { IncidentEntry } from './incident-entry.tsx'
import { Now } from './now.tsx'
import { record } from './service-data.ts'

/** What happened, and what was said of it. */
function Incidents() {
  const list = useEntries()
  return (
    <Section id="incidents" label={statusTexts.recent} heading={statusTexts.incidents}>
      <ul className="incidents" ref={list}>
        {record.incidents.map((incident) => (
          <IncidentEntry key={incident.id} incident={incident} />
        ))}
      </ul>
    </Section>
  )
}

/** The record: now, ninety days, every incident, the rules. All of it computed from one file. */
export function ServiceHistory() {
  return (
    <>
      <Now />
      <Components />
      <SetPiece scene="drum" placement="incidents" place="aside">
        <Incidents />
      </SetPiece>
      <Section id="rules" label={statusTexts.always} heading={statusTexts.rules}>
        <Rows rows={statusRules} />
      </Section>
    </>
  )
}
