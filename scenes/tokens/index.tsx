import { useFrame } from '@react-three/fiber'
import { useMemo, useRef } from 'react'
import type { Group } from 'three'
import { Band } from '#scenes/instrument/bands.tsx'
import { Core } from '#scenes/instrument/core.tsx'
import { Dust } from '#scenes/instrument/dust.tsx'
import { TAU } from '#scenes/instrument/ease.ts'
import { Orbits, type OrbitsPart } from '#scenes/instrument/orbit.tsx'
import { Planets, type PlanetsPart } from '#scenes/instrument/planet.tsx'
import { updateLighting } from '#scenes/instrument/lighting.ts'
import type { SceneProps } from '#scenes/instrument/scene-props.ts'
import { Shadow } from '#scenes/instrument/shadow.tsx'
import { useLighting } from '#scenes/instrument/use-part.ts'
import * as config from './config.ts'
import { createTokensPose, layout, pose, type TokensPose } from './motion.ts'

function placeTokens(planets: PlanetsPart | null, state: TokensPose): void {
  const { count, orbit, radius } = config.TOKENS
  for (let at = 0; at < count; at += 1) {
    const angle = state.tokens + (at / count) * TAU
    planets?.place(at, Math.cos(angle) * orbit, 0, Math.sin(angle) * orbit, radius, angle)
  }
  planets?.commit()
}

/** The instrument further down the home page: a counting wheel with its tokens, beside three large words. */
export function TokensScene({ frame, tier }: SceneProps) {
  const lighting = useLighting(frame.night)
  const state = useMemo(() => ({ pose: createTokensPose(), place: { x: 0, y: 0, scale: 1 } }), [])
  const root = useRef<Group>(null)
  const plane = useRef<Group>(null)
  const wheel = useRef<Group>(null)
  const ring = useRef<Group>(null)
  const planets = useRef<PlanetsPart>(null)
  const orbits = useRef<OrbitsPart>(null)

  useFrame(() => {
    const now = pose(frame.time, frame.progress, frame.pointer, state.pose)
    const { x, y, scale } = layout(frame.width, frame.height, state.place)
    updateLighting(lighting, frame, now.fade)
    root.current?.position.set(x, y, 0)
    root.current?.scale.setScalar(scale)
    root.current?.rotation.set(now.tiltX, now.tiltY, 0)
    plane.current?.rotation.set(now.lean, 0, now.roll, 'ZXY')
    wheel.current?.rotation.set(0, now.turn, 0)
    ring.current?.rotation.set(now.swing, 0, 0)
    placeTokens(planets.current, now)
    orbits.current?.angles.fill(-now.tokens)
  })

  const shared = { lighting, tier }
  return (
    <group>
      <Shadow lighting={lighting} planets={planets} instrument={root} />
      <group ref={root}>
        <Core lighting={lighting} tier={tier} {...config.CORE} />
        <group ref={plane}>
          <Band {...shared} spec={config.WHEEL} graduations={config.WHEEL_MARKS} ref={wheel}>
            <Band {...shared} spec={config.RING} graduations={config.RING_MARKS} ref={ring} />
          </Band>
          <Orbits {...shared} orbits={config.ORBITS} control={orbits} />
          <Planets {...shared} bodies={config.BODIES} control={planets} />
          {tier !== 'low' && <Dust lighting={lighting} spec={config.DUST[tier]} />}
        </group>
      </group>
    </group>
  )
}
