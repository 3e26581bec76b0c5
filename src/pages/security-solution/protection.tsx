import {
  protectionText,
  record,
  safeguards,
  type Safeguard,
} from '#src/content/security-solution/protection.ts'
import '#src/sections/rail-stop.css'
import { Section } from '#src/ui/section.tsx'
import './protection.css'

/** The record as its writer and its reader see it. */
function Plain() {
  return (
    <span className="record-plain">
      {record.plain.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  )
}

function Encrypted() {
  return (
    <>
      <Plain />
      <span className="record-cipher mono">{record.cipher}</span>
      <Plain />
    </>
  )
}

function Permitted() {
  return record.roles.map(({ role, sees }) => (
    <span key={role} className="record-line between">
      {role}
      <span className="mono soft">{sees}</span>
    </span>
  ))
}

function Watched() {
  return record.lines.map(({ time, text }) => (
    <span key={time} className="record-line between">
      <span className="mono soft">{time}</span>
      {text}
    </span>
  ))
}

function Reported() {
  return (
    <span className="record-alert">
      <span>{record.alert.title}</span>
      {record.alert.text}
    </span>
  )
}

const views = { encrypted: Encrypted, permitted: Permitted, watched: Watched, reported: Reported }

function Station({ id, status, title, text }: Safeguard) {
  const View = views[id]
  return (
    <li className="station rail-stop" data-station={id}>
      <p className="mono station-status">{status}</p>
      <h3>{title}</h3>
      <p className="soft">{text}</p>
      <div className="station-record stack-2 small" aria-hidden="true">
        <View />
      </div>
    </li>
  )
}

/** Four features of data protection, in the order in which one record meets them (spec §2.14). */
export function Protection() {
  return (
    <Section {...protectionText}>
      <ol className="stations">
        {safeguards.map((safeguard) => (
          <Station key={safeguard.id} {...safeguard} />
        ))}
      </ol>
    </Section>
  )
}
