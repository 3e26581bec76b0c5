import { useEffect, useState } from 'react'

/** A film that is just opening its clip would fail aloud without it: the memory is given back this long after, in ms. */
const REVOKE_AFTER = 10_000

interface Loaded {
  path: string
  /** Null where the clip could not be had. */
  url: string | null
}

async function fetchClip(path: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(path, { signal })
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return URL.createObjectURL(await response.blob())
}

/**
 * A whole clip in memory: seeking in a Blob asks nothing of the network, so a frame is there within one decode.
 * Fetched once `wanted`; another path (the other theme's clip) replaces it.
 */
export function useBlobClip(path: string, wanted: boolean): { url: string | null; failed: boolean } {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  useEffect(() => {
    if (!wanted) return
    const stop = new AbortController()
    let made: string | null = null
    fetchClip(path, stop.signal).then(
      (url) => {
        if (stop.signal.aborted) return URL.revokeObjectURL(url)
        made = url
        setLoaded({ path, url })
      },
      () => {
        if (!stop.signal.aborted) setLoaded({ path, url: null })
      },
    )
    return () => {
      stop.abort()
      setLoaded(null)
      const url = made
      if (url) setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER)
    }
  }, [path, wanted])
  const mine = loaded?.path === path ? loaded : null
  return { url: mine?.url ?? null, failed: mine?.url === null }
}
