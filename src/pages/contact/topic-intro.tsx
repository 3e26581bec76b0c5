import { useLocation } from 'react-router-dom'
import { anyTopic, nextHeading, textOfTopic } from '#src/content/topic-texts.ts'

/** What the visitor came for, and what happens after Send; the address says which topic it is. */
export function TopicIntro() {
  const chosen = textOfTopic(new URLSearchParams(useLocation().search).get('topic'))
  const { lead, next } = chosen ?? anyTopic
  return (
    <div className="contact-intro">
      <div className="contact-lead">
        {chosen && <h2>{chosen.title}</h2>}
        <p>{lead}</p>
      </div>
      <div className="contact-next">
        <h2 className="mono">{nextHeading}</h2>
        <ol>
          {next.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
    </div>
  )
}
