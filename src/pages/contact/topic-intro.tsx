import { useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { anyTopic, nextHeading, textOfTopic, type TopicText } from '#src/content/topic-texts.ts'

/** The HTML knows no topic: the first render is without, and what the address says follows before the paint. */
function useTopicText(): TopicText | null {
  const { search } = useLocation()
  const [text, setText] = useState<TopicText | null>(null)
  useLayoutEffect(() => setText(textOfTopic(new URLSearchParams(search).get('topic'))), [search])
  return text
}

/** What the visitor came for, and what happens after Send; the address says which topic it is. */
export function TopicIntro() {
  const chosen = useTopicText()
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
