import { useFrame } from '@react-three/fiber'
import { useMemo, useRef } from 'react'
import type { Group } from 'three'
import { Band } from '#scenes/instrument/bands.tsx'
import { Dust } from '#scenes/instrument/dust.tsx'
import { Orbits, type OrbitsPart } from '#scenes/instrument/orbit.tsx'
import { Planets, type PlanetsPart } from '#scenes/instrument/planet.tsx'
import { updateLighting } from '#scenes/instrument/lighting.ts'
import type { SceneProps } from '#scenes/instrument/scene-props.ts'
import { Shadow } from '#scenes/instrument/shadow.tsx'
import { useLighting } from '#scenes/instrument/use-part.ts'
import { BAND, DUST, EXPOSURE, MARKS, ORBIT_RADIUS, VARIANTS } from './config.ts'
import { ambientBodies, AMBIENT_ORBITS } from './geometry.ts'
import { createAmbientPose, placeIn, pose } from './motion.ts'

interface Props extends SceneProps {
  /** Area of the site: each has its own place for the band and its own planet. */
  area?: keyof typeof VARIANTS
}

/** A quiet presence beside the text of inner pages. */
export function AmbientScene({ frame, tier, area = 'solutions' }: Props) {
  const lighting = useLighting(frame.night)
  const variant = VARIANTS[area]
  const bodies = useMemo(() => ambientBodies(variant), [variant])
  const state = useMemo(() => createAmbientPose(), [])
  const place = useMemo(() => ({ right: 0, y: 0, scale: 1 }), [])
  const root = useRef<Group>(null)
  const plane = useRef<Group>(null)
  const band = useRef<Group>(null)
  const planets = useRef<PlanetsPart>(null)
  const orbits = useRef<OrbitsPart>(null)

  useFrame(() => {
    pose(variant, frame.time, frame.progress, frame.pointer, state)
    updateLighting(lighting, frame, 1, EXPOSURE)
    const { right, y, scale } = placeIn(frame.width, frame.height, place)
    root.current?.position.set(right - variant.inset * scale, y + variant.y * scale + state.rise, -1)
    root.current?.scale.setScalar(scale)
    root.current?.rotation.set(state.tiltX, state.tiltY, 0)
    plane.current?.rotation.set(state.lean, 0, state.roll, 'ZXY')
    band.current?.rotation.set(0, state.turn, 0)
    const x = Math.cos(state.angle) * ORBIT_RADIUS
    const z = Math.sin(state.angle) * ORBIT_RADIUS
    planets.current?.place(0, x, 0, z, variant.size, frame.time * 0.05)
    planets.current?.commit()
    orbits.current?.angles.fill(state.angle)
  })

  return (
    <group>
      <Shadow lighting={lighting} planets={planets} />
      <group ref={root}>
        <group ref={plane}>
          <Band lighting={lighting} tier={tier} spec={BAND} graduations={MARKS} ref={band} />
          <Orbits lighting={lighting} tier={tier} orbits={AMBIENT_ORBITS} control={orbits} />
          <Planets lighting={lighting} tier={tier} bodies={bodies} control={planets} />
          <Dust lighting={lighting} spec={DUST[tier]} />
        </group>
      </group>
    </group>
  )
}
