import { consentText, purposes } from '#src/content/technology/consent.ts'
import { fingerprintOf, type Consent } from '#src/demos/consent.ts'

const text = consentText.record

/** How many of the latest entries are shown; lines for those to come are ruled from the start, so that writing moves nothing. */
const SHOWN = 4

/** What is kept as evidence: the state of every purpose, and each decision in its order. */
export function ConsentRecord({ consent }: { consent: Consent }) {
  const { given, entries } = consent
  const first = Math.max(0, entries.length - SHOWN)
  return (
    <div className="consent-record">
      <h3 className="heading">{text.heading}</h3>
      <dl className="mono">
        {[text.person, text.notice].map(([term, value]) => (
          <div key={term}>
            <dt className="soft">{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {purposes.map(({ id, name }) => (
          <div key={id} data-given={given.includes(id)}>
            <dt className="soft">{name}</dt>
            <dd>{given.includes(id) ? text.given : text.withheld}</dd>
          </div>
        ))}
        <div>
          <dt className="soft">{text.fingerprint}</dt>
          <dd>{fingerprintOf(consent)}</dd>
        </div>
      </dl>
      <div className="consent-log">
        <h4 className="mono soft">{text.log}</h4>
        <ol className="mono">
          {entries.slice(first).map((entry, index) => (
            // An entry is its number: none is ever rewritten.
            <li key={`entry ${first + index + 1}`}>
              <span className="soft">
                {text.entry} {first + index + 1}
              </span>
              <span>{entry}</span>
            </li>
          ))}
          {Array.from({ length: Math.max(0, SHOWN - entries.length) }, (_, index) => (
            <li key={`entry ${entries.length + index + 1}`} className="soft" aria-hidden="true">
              <span>
                {text.entry} {entries.length + index + 1}
              </span>
              <span>{text.none}</span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
