import { themeStore } from '#src/stores/theme.ts'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useStore } from 'zustand'
import { homeFilm } from '#src/content/videos.ts'
import { PHONE } from '#src/lib/breakpoints.ts'
import { savesData } from '#src/lib/experience.ts'
import { useReducedMotion } from '#src/motion/use-reduced-motion.ts'
import { Emphasis } from '#src/ui/emphasis.tsx'
import { MediaIcon } from '#src/ui/media-icon.tsx'
import { ThemedPicture } from '#src/ui/themed-picture.tsx'
import { playVideo, togglePlay } from './video/play.ts'
import { useBlobClip } from './video/use-blob-clip.ts'
import { useScrub } from './video/use-scrub.ts'
import { useNear, useScrolled, useSight } from './use-sight.ts'
import './scrub-video.css'

/** Where the phone's clip is shown: upright or lying. A tablet shows the film at twice the size. */
const PHONE_CLIP = `${PHONE}, (max-height: 500px) and (pointer: coarse)`

/** A phone held upright shows the middle of the still alone. */
const UPRIGHT = `${PHONE} and (orientation: portrait)`

/** Phones have one of their own, of a third of the bytes. Asked for in the browser alone. */
function clipOf(theme: string): string {
  const small = typeof matchMedia === 'function' && matchMedia(PHONE_CLIP).matches
  return `/media/assembly-${theme}${small ? '-phone' : ''}.mp4`
}

/** Whether the clip has been drawn: one that has only been sought is black, or see-through, for some frames on a slow machine. */
function useDrawn(video: RefObject<HTMLVideoElement | null>, url: string | null): boolean {
  const [drawnUrl, setDrawnUrl] = useState<string | null>(null)
  useEffect(() => {
    const clip = video.current
    if (!clip || url === null) return
    if (!('requestVideoFrameCallback' in clip)) return setDrawnUrl(url)
    const asked = clip.requestVideoFrameCallback(() => setDrawnUrl(url))
    return () => clip.cancelVideoFrameCallback(asked)
  }, [video, url])
  return drawnUrl === url
}

/** The clip, whether it is played, and whether it shows yet: until its first frame is there the still stands. */
function useScrubFilm() {
  const section = useRef<HTMLElement>(null)
  const pin = useRef<HTMLDivElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const moves = !useReducedMotion() && !savesData()
  const theme = useStore(themeStore, (state) => state.theme)
  const near = useNear(section)
  // On a high screen it is that near at rest: it is fetched for who is on the way.
  const scrolled = useScrolled()
  const inView = useSight(section)
  const [asked, setAsked] = useState(false)
  /** Asked for before it was there: it starts as soon as it can. */
  const pending = useRef(false)
  const [broken, setBroken] = useState(false)
  const [playing, setPlaying] = useState(false)
  const [shownUrl, setShownUrl] = useState<string | null>(null)
  const { url, failed } = useBlobClip(clipOf(theme), (moves && near && scrolled) || asked)
  const drawn = useDrawn(video, url)
  useScrub(video, { section, pin }, url, moves && inView)

  function toggle(): void {
    if (url && video.current) return togglePlay(video.current)
    pending.current = true
    setAsked(true)
  }
  const events = {
    onLoadedData: () => {
      if (pending.current && video.current) void playVideo(video.current)
      pending.current = false
    },
    onSeeked: () => setShownUrl(url),
    onPlaying: () => setShownUrl(url),
    onPlay: () => setPlaying(true),
    onPause: () => setPlaying(false),
    // The theme changed while it played: the other clip goes on with it.
    onEmptied: () => {
      pending.current ||= playing
      setPlaying(false)
    },
    onError: () => setBroken(true),
  }
  const shown = url !== null && shownUrl === url && drawn
  return { section, pin, video, url, events, playing, shown, failed: failed || broken, toggle }
}

/** The instrument assembles itself as the page is scrolled, or plays on request (spec §2.4, §4). */
export function ScrubVideo() {
  const { section, pin, video, url, events, playing, shown, failed, toggle } = useScrubFilm()
  return (
    <section
      className="scrub"
      id={homeFilm.id}
      ref={section}
      data-film={failed ? 'failed' : playing ? 'playing' : 'paused'}
      data-shown={shown && !failed}
    >
      <div className="scrub-pin" ref={pin}>
        <div className="scrub-frame">
          <ThemedPicture
            name="assembly"
            alt={homeFilm.alt}
            width={1280}
            height={720}
            narrow={{ name: 'assembly-phone', media: UPRIGHT, width: 720, height: 540 }}
          />
          {!failed && (
            <video
              ref={video}
              src={url ?? undefined}
              {...events}
              muted
              playsInline
              preload="auto"
              aria-hidden="true"
              tabIndex={-1}
            />
          )}
        </div>
        {!failed && (
          <button
            type="button"
            className="scrub-toggle"
            aria-label={playing ? homeFilm.pause : homeFilm.play}
            onClick={toggle}
          >
            <span className="scrub-sign accent">
              <MediaIcon name="play" size={26} />
            </span>
          </button>
        )}
        <div className="scrub-words wrap">
          <h2>
            <Emphasis {...homeFilm.heading} />
          </h2>
          <p className="soft">{homeFilm.line}</p>
        </div>
      </div>
    </section>
  )
}
