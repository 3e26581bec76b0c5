import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { brand } from '#src/content/brand.ts'
import './load-failure.css'

/** Asks the server before leaving the page, so that being offline does not end in the browser's own error page. */
async function reachable(): Promise<boolean> {
  try {
    await fetch(location.href, { method: 'HEAD', cache: 'no-store' })
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
    <section className="load-failure wrap">
      <p className="mono">Not loaded</p>
      <h1>
        This page did not <em>arrive</em>
      </h1>
      <p role="alert">
        {state === 'offline'
          ? 'Still no connection. The page will be here when you are back online.'
          : `The connection dropped, or the site was updated while you were reading. If it keeps happening, write to ${brand.email.support}.`}
      </p>
      <Button busy={state === 'busy'} onClick={retry}>
        Retry
      </Button>
    </section>
  )
}
