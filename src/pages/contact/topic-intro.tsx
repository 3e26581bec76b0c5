import { useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { trimmed } from '#src/lib/path.ts'
import { paths } from '#src/content/paths.ts'
import { anyTopic, nextHeading, textOfTopic, type TopicText } from '#src/content/topic-texts.ts'
import { PhoneFold } from '#src/ui/phone-fold.tsx'
import { TextList } from '#src/ui/text-list.tsx'

/** The HTML knows no topic: the first render is without, and what the address says follows before the paint. */
function useTopicText(): TopicText | null {
  const { pathname, search } = useLocation()
  const [text, setText] = useState<TopicText | null>(null)
  useLayoutEffect(() => {
    // The address of the next page comes while this one is still there.
    if (trimmed(pathname) === paths.contact) setText(textOfTopic(new URLSearchParams(search).get('topic')))
  }, [pathname, search])
  return text
}

/** What the visitor came for: the address says which topic it is. */
export function TopicLead() {
  const chosen = useTopicText()
  return (
    <div className="contact-lead">
      {chosen && <h2>{chosen.title}</h2>}
      <p>{(chosen ?? anyTopic).lead}</p>
    </div>
  )
}

/** What happens after Send, with this topic. */
export function NextSteps() {
  const { next } = useTopicText() ?? anyTopic
  return (
    <PhoneFold className="contact-next" summary={<h3 className="mono">{nextHeading}</h3>}>
      <TextList as="ol" className="points" items={next} />
    </PhoneFold>
  )
}
