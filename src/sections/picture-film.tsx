import { useEffect, useRef, useState } from 'react'
import { useReducedMotion } from '#src/motion/use-reduced-motion.ts'
import { useTheme } from '#src/stores/hooks.ts'
import { PANEL } from '#src/ui/themed-picture.tsx'
import { InterfacePicture } from './interface-picture.tsx'
import './picture-film.css'
import { useSight } from './use-sight.ts'
import { playVideo } from './video/play.ts'

interface Props {
  /** File name in public/media without theme and extension, of the picture and of its film. */
  name: string
  alt: string
  /** Whether it is the one on show where several lie in one place. */
  active?: boolean
}

/**
 * A picture of an interface, and the film that ends in it: fetched and played once each time it comes into sight. It is
 * over in less than five seconds. Where it cannot or may not play, and where a panel is shown, the picture stands there as
 * everywhere else.
 */
export function PictureFilm({ name, alt, active = true }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const seen = useSight(root, '-20% 0px')
  const still = useReducedMotion()
  return (
    <div className="picture-film" ref={root}>
      <InterfacePicture name={name} alt={alt} />
      {seen && active && !still && !matchMedia(PANEL).matches && <Film name={name} />}
    </div>
  )
}

function Film({ name }: { name: string }) {
  const video = useRef<HTMLVideoElement>(null)
  const theme = useTheme((state) => state.theme)
  const [playing, setPlaying] = useState(false)
  useEffect(() => {
    const element = video.current
    if (element) void playVideo(element)
  }, [theme])
  return (
    <video
      key={theme}
      ref={video}
      data-playing={playing || undefined}
      muted
      playsInline
      preload="none"
      aria-hidden="true"
      tabIndex={-1}
      onPlaying={() => setPlaying(true)}
      onError={() => setPlaying(false)}
    >
      <source src={`/media/${name}-${theme}.webm`} type="video/webm" />
      <source src={`/media/${name}-${theme}.mp4`} type="video/mp4" />
    </video>
  )
}
