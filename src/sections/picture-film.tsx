import { themeStore } from '#src/stores/theme.ts'
import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { filmTexts } from '#src/content/media.ts'
import { useMediaQuery } from '#src/motion/use-media-query.ts'
import { MediaIcon } from '#src/ui/media-icon.tsx'
import { InterfacePicture, PANEL, panelOf } from './interface-picture.tsx'
import './picture-film.css'
import { playVideo } from './video/play.ts'
import { useFilm } from './video/use-film.ts'

interface Props {
  /** Of picture and film alike. */
  name: string
  alt: string
  /** What the film is of; its button says so. */
  title: string
  /** Whether it is the one on show where several lie in one place. */
  active?: boolean
}

/** A picture of an interface, and the film of it at work. */
export function PictureFilm({ name, alt, title, active = true }: Props) {
  return (
    <div className="picture-film">
      <InterfacePicture name={name} alt={alt} />
      {active && <Film name={name} title={title} />}
    </div>
  )
}

/**
 * The picture at work, in a loop that begins and ends with it. It plays while it is seen and its turn, and is fetched
 * when it first plays. Where it may not play by itself it waits for its button; where it cannot, the picture stands.
 */
function Film({ name, title }: { name: string; title: string }) {
  const place = useRef<HTMLDivElement>(null)
  const { turn, plays, inView, toggle } = useFilm(place)
  const [failed, setFailed] = useState(false)
  const [started, setStarted] = useState(false)
  if (started !== (turn && (started || plays))) setStarted(!started)
  return (
    <div className="picture-film-place" ref={place}>
      {started && !failed && <Clip name={name} plays={plays} failed={() => setFailed(true)} />}
      {inView && !failed && (
        <button
          type="button"
          className="picture-film-toggle soft"
          aria-label={plays ? filmTexts.pause(title) : filmTexts.play(title)}
          onClick={toggle}
        >
          <MediaIcon name={plays ? 'pause' : 'play'} size={18} />
        </button>
      )}
    </div>
  )
}

interface ClipProps {
  name: string
  plays: boolean
  failed: () => void
}

function Clip({ name, plays, failed }: ClipProps) {
  const video = useRef<HTMLVideoElement>(null)
  const theme = useStore(themeStore, (state) => state.theme)
  const panel = useMediaQuery(PANEL)
  const file = `/media/${panel ? panelOf(name) : name}-${theme}`
  const [shown, setShown] = useState('')
  useEffect(() => {
    const element = video.current
    if (plays && element) void playVideo(element)
    else element?.pause()
  }, [file, plays])
  return (
    <video
      key={file}
      ref={video}
      data-shown={shown === file || undefined}
      muted
      loop
      playsInline
      preload="auto"
      aria-hidden="true"
      tabIndex={-1}
      onPlaying={() => setShown(file)}
      onError={failed}
    >
      <source src={`${file}.webm`} type='video/webm; codecs="av01.0.05M.08"' />
      <source src={`${file}.mp4`} type='video/mp4; codecs="avc1.640020"' onError={failed} />
    </video>
  )
}
