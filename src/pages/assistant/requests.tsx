import { requests, requestsText } from '#src/content/assistant/abilities.ts'
import { Section } from '#src/ui/section.tsx'
import './abilities.css'

/** Eight capability labels, each with a request that shows what it means. */
export function Requests() {
  return (
    <Section {...requestsText}>
      <ul className="requests quarters">
        {requests.map(({ label, ask }) => (
          <li key={label}>
            <h3>{label}</h3>
            <q>{ask}</q>
          </li>
        ))}
      </ul>
    </Section>
  )
}
