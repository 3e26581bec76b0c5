import { screenCopy } from '#src/content/automation/onboarding.ts'
import { Frame } from './frame.tsx'

const { title, note, messages, record, recordTitle } = screenCopy.engagement

/** A conversation, and the record that follows from it. */
export function EngagementScreen() {
  return (
    <Frame title={title} note={note}>
      <div className="stack-3">
        {messages.map(({ from, text }, at) => (
          <div key={text} className="screen-message" data-from={from} data-at={at === 0 ? undefined : at}>
            {text}
          </div>
        ))}
      </div>
      <div className="screen-record">
        <div className="mono accent">{recordTitle}</div>
        {record.map(({ term, value }, at) => (
          <div key={term} className="screen-field stack-3">
            <span className="soft">{term}</span>
            <span data-at={Math.min(3, at + 1)}>{value}</span>
          </div>
        ))}
      </div>
    </Frame>
  )
}
