import { useFrame } from '@react-three/fiber'
import { useMemo, useRef } from 'react'
import type { BandPart } from '#scenes/instrument/bands.tsx'
import { updateLighting } from '#scenes/instrument/lighting.ts'
import { SCENE_HEIGHT, type SceneProps } from '#scenes/instrument/scene-props.ts'
import { useLighting } from '#scenes/instrument/use-part.ts'
import { HeroInstrument, useHeroRefs } from '../instrument.tsx'
import { applyFilm, dim } from './apply.ts'
import { STAND } from './config.ts'
import { assembly, createFilmPose, type Film, turning } from './motion.ts'

/** The hero's instrument in a clip of its own; `frame.progress` is the share of the clip. */
function FilmScene({ frame, tier, film }: SceneProps & { film: Film }) {
  const lighting = useLighting(frame.night)
  const state = useMemo(() => createFilmPose(), [])
  const gauge = useRef<BandPart>(null)
  const refs = useHeroRefs()

  useFrame(() => {
    film(frame.progress, state)
    const across = (frame.width / frame.height) * SCENE_HEIGHT
    const stand = {
      x: across * (STAND.x - 0.5),
      y: SCENE_HEIGHT * (0.5 - STAND.y),
      scale: STAND.scale,
      words: -Infinity,
    }
    updateLighting(lighting, frame)
    dim(state, lighting)
    // By day a lit mark is violet paint on brass: there the ink of its marks stays.
    gauge.current?.light(state.gauge * frame.night)
    applyFilm(state, stand, refs)
  })

  return <HeroInstrument lighting={lighting} tier={tier} refs={refs} gauge={gauge} />
}

export function AssemblyScene(props: SceneProps) {
  return <FilmScene {...props} film={assembly} />
}

export function TurningScene(props: SceneProps) {
  return <FilmScene {...props} film={turning} />
}
