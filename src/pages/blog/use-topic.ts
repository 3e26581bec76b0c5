import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '#src/content/paths.ts'
import { isArticleTopic, type ArticleTopic } from '#src/content/article.ts'
import { trimmed } from '#src/lib/path.ts'

const QUERY = 'topic'

/** The address follows the choice, in place: a filter is no page to go back to, and the scroll must not move. */
function remember(topic: ArticleTopic | null): void {
  const url = new URL(location.href)
  if (topic === null) url.searchParams.delete(QUERY)
  else url.searchParams.set(QUERY, topic)
  history.replaceState(history.state, '', url)
}

/** The topic of the address, or null for all. The HTML shows all; the address is read before the first paint after it. */
export function useTopic(): [ArticleTopic | null, (topic: ArticleTopic | null) => void] {
  // Every navigation counts: one to the address without a topic may find a choice that the router does not know.
  const { pathname, search, hash, key } = useLocation()
  const [topic, setTopic] = useState<ArticleTopic | null>(null)
  const followAddress = useEffectEvent(() => {
    const asked = new URLSearchParams(search).get(QUERY)
    // A link within the page says nothing of the choice, and keeps it.
    if (asked === null && hash !== '') return remember(topic)
    setTopic(isArticleTopic(asked) ? asked : null)
  })
  useLayoutEffect(() => {
    // The address of the next page comes while this one is still there.
    if (trimmed(pathname) === paths.blog) followAddress()
  }, [pathname, search, hash, key])
  const choose = (next: ArticleTopic | null) => {
    setTopic(next)
    remember(next)
  }
  return [topic, choose]
}
