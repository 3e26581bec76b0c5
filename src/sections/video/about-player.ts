import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { mayMove } from '#src/lib/experience.ts'
import { useReducedMotion } from '#src/motion/use-reduced-motion.ts'
import { createIdleControls, type IdleControls } from '#src/ui/idle-controls.ts'
import { playVideo, togglePlay } from './play.ts'

/** AV1 first where the browser says that it plays it; H.264 also stands in where that one fails to load. */
const FORMATS = [
  { extension: 'webm', type: 'video/webm; codecs="av01.0.05M.08"' },
  { extension: 'mp4', type: 'video/mp4; codecs="avc1.640020"' },
] as const

/** The formats to try, in order. */
export function playable(canPlay: (type: string) => string): string[] {
  return FORMATS.filter(({ type }) => canPlay(type) !== '').map(({ extension }) => extension)
}

/** Plays while it `may` and the visitor wishes it, each source anew. */
function useWishedPlay(
  video: RefObject<HTMLVideoElement | null>,
  wish: RefObject<boolean | null>,
  may: boolean,
  source: string,
): void {
  useEffect(() => {
    const element = video.current
    if (!element?.hasAttribute('src')) return
    if (!may) return element.pause()
    if (!wish.current) return
    let left = false
    void playVideo(element).then((plays) => {
      // Loading another source refuses the play that waits: only a play that stays refused was blocked.
      if (!plays && !left && !element.error && element.paused) console.warn('Video autoplay was blocked')
    })
    return () => {
      left = true
    }
  }, [video, wish, may, source])
}

/** State of the about page's film: source, play, sound, failure. `near` lets it load; it plays, and sounds, `inView` alone. */
export function useAboutPlayer(name: string, near: boolean, inView: boolean) {
  const video = useRef<HTMLVideoElement>(null)
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState(false)
  const [playing, setPlaying] = useState(false)
  const [muted, setMuted] = useState(true)
  /** Null until the visitor or the first load has decided. */
  const wish = useRef<boolean | null>(null)
  const pressed = useRef(false)
  const reduced = useReducedMotion()

  useEffect(() => {
    if (!reduced || pressed.current) return
    wish.current = false
    video.current?.pause()
  }, [reduced])

  useEffect(() => {
    const element = video.current
    if (!near || failed || !element) return
    const extension = playable((type) => element.canPlayType(type))[attempt]
    wish.current ??= mayMove()
    if (extension) element.src = `/media/${name}.${extension}`
    else fail()
  }, [near, failed, name, attempt])

  useWishedPlay(video, wish, near && inView && !failed, `${name} ${attempt}`)

  function fail(): void {
    console.warn('Video failed to load')
    setFailed(true)
    setPlaying(false)
  }
  function failedSource(): void {
    const element = video.current
    if (!element?.getAttribute('src')) return
    if (playable((type) => element.canPlayType(type)).length > attempt + 1) setAttempt(attempt + 1)
    else fail()
  }
  function togglePlaying(): void {
    if (!video.current) return
    wish.current = video.current.paused
    pressed.current = true
    togglePlay(video.current)
  }
  function toggleMuted(): void {
    if (video.current) video.current.muted = !muted
    setMuted(!muted)
  }
  const events = {
    onPlay: () => setPlaying(true),
    onPause: () => setPlaying(false),
    onError: failedSource,
  }
  return { video, failed, playing, muted, events, togglePlaying, toggleMuted }
}

/** Whether the controls show, and what to attach to the frame for it. */
export function useIdleControls() {
  const [visible, setVisible] = useState(false)
  const idle = useRef<IdleControls | null>(null)
  useEffect(() => {
    const controls = createIdleControls(setVisible)
    idle.current = controls
    return controls.stop
  }, [])
  const handlers = {
    onPointerMove: () => idle.current?.pointerMoved(),
    onPointerDown: () => idle.current?.pointerMoved(),
    onPointerLeave: () => idle.current?.pointerLeft(),
    // A mouse that presses one leaves it focused, too.
    onFocus: ({ target }: FocusEvent) => idle.current?.focusChanged(target.matches(':focus-visible')),
    onBlur: () => idle.current?.focusChanged(false),
  }
  return { visible, handlers }
}
