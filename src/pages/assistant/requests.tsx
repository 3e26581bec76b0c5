import { useEffect } from 'react'
import { requests, requestsText } from '#src/content/assistant/abilities.ts'
import { pieceSignalled } from '#src/stores/pieces.ts'
import { Section } from '#src/ui/section.tsx'
import './abilities.css'

const quiet = () => pieceSignalled('voice', 0)
const heard = () => pieceSignalled('voice', 0.9)

/** Eight capability labels, each with a request that shows what it means; the one that is pointed at is heard. */
export function Requests() {
  useEffect(() => quiet, [])
  return (
    <Section {...requestsText}>
      <ul className="requests quarters">
        {requests.map(({ label, ask }) => (
          <li key={label} onPointerEnter={heard} onPointerLeave={quiet}>
            <h3>{label}</h3>
            <q>{ask}</q>
          </li>
        ))}
      </ul>
    </Section>
  )
}
