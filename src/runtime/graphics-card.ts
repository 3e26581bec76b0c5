import { drawsInHardware, hardwareWebgl2 } from '#src/lib/experience.ts'
import { afterFrame } from './after-paint.ts'

/** The worker in public/: a worker of a blob would need an exception in the Content-Security-Policy. */
const WORKER = '/graphics-card.js'
/** A worker that has not answered by then is not waited for, in ms. */
const PATIENCE = 2000

/**
 * Asks in a worker whether a graphics card draws, and calls back once. Where workers have no WebGL 2 (WebKit long drew in
 * two dimensions only there) the page itself is asked, after its first frame.
 */
export function askGraphicsCard(answer: (hardware: boolean) => void): void {
  const askHere = () => afterFrame(document.documentElement, () => answer(hardwareWebgl2()))
  if (typeof OffscreenCanvas === 'undefined') return askHere()
  const worker = new Worker(WORKER)
  const stop = new AbortController()
  const { signal } = stop
  const end = (then: () => void) => {
    if (signal.aborted) return
    stop.abort()
    clearTimeout(timer)
    worker.terminate()
    then()
  }
  const timer = setTimeout(() => end(askHere), PATIENCE)
  worker.addEventListener(
    'message',
    ({ data }: MessageEvent<string | null>) =>
      end(() => (data === null ? askHere() : answer(drawsInHardware(data)))),
    { signal },
  )
  worker.addEventListener('error', () => end(askHere), { signal })
}
