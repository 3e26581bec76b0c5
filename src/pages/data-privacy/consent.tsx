import { useEffect, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { consentText, purposes, rightsText, sources, type Purpose } from '#src/content/technology/consent.ts'
import { asked, decide, usedOf } from '#src/demos/consent.ts'
import { nameOf } from '#src/sections/page/page-names.ts'
import { pieceSignalled } from '#src/stores/pieces.ts'
import { Rows } from '#src/ui/rows.tsx'
import { Section } from '#src/ui/section.tsx'
import { ConsentRecord } from './consent-record.tsx'
import '#src/ui/switch.css'
import './consent.css'
import { FlowLines } from './flow-lines.tsx'

const sourceNames = new Map(sources.map(({ id, name }) => [id, name]))

/** `Uses: page views, order history` */
const usesText = (uses: Purpose['uses']) =>
  consentText.uses(uses.map((id) => sourceNames.get(id)?.toLowerCase()).join(', '))

interface SwitchProps extends Purpose {
  given: boolean
  onChange: () => void
}

/** One purpose: the switch, what it means, and which data it takes. */
function PurposeSwitch({ name, text, uses, given, onChange }: SwitchProps) {
  const about = useId()
  return (
    <div className="consent-purpose panel" data-given={given || undefined}>
      <button
        type="button"
        className="switch between"
        role="switch"
        aria-checked={given}
        aria-describedby={about}
        onClick={onChange}
      >
        {name}
      </button>
      <p id={about} className="small soft">
        {text} <span className="consent-uses">{usesText(uses)}</span>
      </p>
    </div>
  )
}

function Board() {
  const [consent, setConsent] = useState(asked)
  const used = usedOf(consent)
  useEffect(() => pieceSignalled('consent', consent.given.length / purposes.length), [consent])
  return (
    <div
      className="consent columns"
      data-demo="consent"
      data-phase={consent.given.length > 0 ? 'flowing' : 'still'}
      data-index={consent.given.length}
    >
      <div className="consent-board">
        <p className="mono consent-column soft">{consentText.sources}</p>
        <p className="mono consent-column soft">{consentText.purposes}</p>
        <p className="mono consent-column soft">{consentText.receivers}</p>
        <ul className="consent-sources">
          {sources.map(({ id, name }) => (
            <li key={id} className="row-3" data-used={used.includes(id) || undefined}>
              {name}
            </li>
          ))}
        </ul>
        <ul className="consent-purposes">
          {purposes.map((purpose) => (
            <li key={purpose.id}>
              <PurposeSwitch
                {...purpose}
                given={consent.given.includes(purpose.id)}
                onChange={() => setConsent((before) => decide(before, purpose.id))}
              />
              <Link
                className="text-link consent-receiver target"
                to={purpose.path}
                data-given={consent.given.includes(purpose.id) || undefined}
              >
                <span>
                  <span className="consent-to">{consentText.to} </span>
                  {nameOf(purpose.path)}
                </span>
              </Link>
            </li>
          ))}
        </ul>
        <FlowLines consent={consent} />
      </div>
      <p className="consent-status" role="status">
        {consentText.status(consent.given.length, used.length)}
      </p>
      <p className="consent-basis soft">{consentText.basis}</p>
      <ConsentRecord consent={consent} />
    </div>
  )
}

/** Four purposes to be allowed or not, where the data then goes, and the rights that hold either way. */
export function Consent() {
  const { lead } = consentText
  return (
    <>
      <Section {...consentText}>
        <p className="consent-lead indent soft">{lead}</p>
        <Board />
      </Section>
      <Section {...rightsText}>
        <div className="indent">
          <Rows rows={rightsText.rows} />
        </div>
      </Section>
    </>
  )
}
