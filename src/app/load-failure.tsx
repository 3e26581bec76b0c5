import { useState } from 'react'
import {
  dropped,
  notArrived,
  notLoaded,
  retry as retryName,
  stillOffline,
} from '#src/content/load-failure.ts'
import { Button } from '#src/ui/button.tsx'
import './load-failure.css'

/** A connection that carries nothing may stay open for minutes; after this long it counts as none. */
const ANSWER_MS = 10_000

/** Asks the server before leaving the page, so that being offline does not end in the browser's own error page. */
async function reachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(ANSWER_MS)
    await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal })
    return true
  } catch {
    return false
  }
}

/**
 * Stands in for a page whose code or style sheet did not arrive. Retry loads the document anew: after a deploy the
 * old files are gone, and only new HTML knows the new names.
 */
export function LoadFailure() {
  const [state, setState] = useState<'idle' | 'busy' | 'offline'>('idle')
  const retry = async () => {
    setState('busy')
    if (await reachable()) location.reload()
    else setState('offline')
  }
  return (
    <section className="load-failure stack-5 wrap">
      <p className="mono">{notLoaded}</p>
      <h1>
        {notArrived.text} <em>{notArrived.emphasis}</em>
      </h1>
      <p role="alert">{state === 'offline' ? stillOffline : dropped}</p>
      <Button busy={state === 'busy'} onClick={retry}>
        {retryName}
      </Button>
    </section>
  )
}
