import { themeStore } from '#src/stores/theme.ts'
import { useCallback, useRef } from 'react'
import { useStore } from 'zustand'
import { aboutFilm } from '#src/content/videos.ts'
import { useProgress } from '#src/motion/use-progress.ts'
import { Emphasis } from '#src/ui/emphasis.tsx'
import { MediaIcon } from '#src/ui/media-icon.tsx'
import { ThemedPicture } from '#src/ui/themed-picture.tsx'
import { useAboutPlayer, useIdleControls } from './video/about-player.ts'
import { useNear, useSight } from './use-sight.ts'
import './about-video.css'

interface ControlsProps {
  playing: boolean
  muted: boolean
  onPlay: () => void
  onMute: () => void
}

function Controls({ playing, muted, onPlay, onMute }: ControlsProps) {
  const play = playing ? aboutFilm.playing : aboutFilm.paused
  const sound = muted ? aboutFilm.muted : aboutFilm.unmuted
  return (
    <div className="about-film-controls">
      <button
        type="button"
        className="about-film-control small target"
        aria-label={play.name}
        onClick={onPlay}
      >
        <MediaIcon name={playing ? 'pause' : 'play'} />
        <span>{play.label}</span>
      </button>
      <button
        type="button"
        className="about-film-control small target"
        aria-label={sound.name}
        onClick={onMute}
      >
        <MediaIcon name={muted ? 'muted' : 'sound'} />
        <span>{sound.label}</span>
      </button>
    </div>
  )
}

/** The instrument turns; as the page is scrolled the frame opens to the edges of the screen (spec §2.6). */
export function AboutVideo() {
  const section = useRef<HTMLElement>(null)
  const pin = useRef<HTMLDivElement>(null)
  const theme = useStore(themeStore, (state) => state.theme)
  const near = useNear(section)
  const inView = useSight(section)
  const player = useAboutPlayer(`turning-${theme}`, near, inView)
  const { visible, handlers } = useIdleControls()
  const open = useCallback((progress: number) => {
    pin.current?.style.setProperty('--open', progress.toFixed(4))
  }, [])
  useProgress({ section, pin }, inView, open)

  return (
    <section
      className="about-film"
      id={aboutFilm.id}
      ref={section}
      data-film={player.failed ? 'failed' : player.playing ? 'playing' : 'paused'}
    >
      <div className="about-film-pin" ref={pin}>
        <div className="about-film-words wrap cluster">
          <h2>
            <Emphasis {...aboutFilm.heading} />
          </h2>
          <p className="soft">{aboutFilm.line}</p>
        </div>
        <div className="about-film-frame" data-controls={visible ? 'shown' : 'hidden'} {...handlers}>
          <ThemedPicture name="turning" alt={aboutFilm.alt} width={1280} height={720} />
          {!player.failed && (
            <>
              <video
                ref={player.video}
                {...player.events}
                muted
                loop
                playsInline
                preload="auto"
                aria-hidden="true"
                tabIndex={-1}
              />
              <Controls
                playing={player.playing}
                muted={player.muted}
                onPlay={player.togglePlaying}
                onMute={player.toggleMuted}
              />
            </>
          )}
        </div>
      </div>
    </section>
  )
}
