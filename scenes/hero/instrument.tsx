import { useRef, type Ref } from 'react'
import type { Group } from 'three'
import { Band, type BandPart } from '#scenes/instrument/bands.tsx'
import { Core } from '#scenes/instrument/core.tsx'
import { Dust } from '#scenes/instrument/dust.tsx'
import { Orbits, type OrbitsPart } from '#scenes/instrument/orbit.tsx'
import { Planets, type PlanetsPart } from '#scenes/instrument/planet.tsx'
import type { Lighting } from '#scenes/instrument/lighting.ts'
import type { Tier } from '#scenes/instrument/scene-props.ts'
import { Shadow } from '#scenes/instrument/shadow.tsx'
import * as config from './config.ts'

/** What a pose is written to. */
export type HeroRefs = ReturnType<typeof useHeroRefs>

export function useHeroRefs() {
  return {
    root: useRef<Group>(null),
    plane: useRef<Group>(null),
    ecliptic: useRef<Group>(null),
    meridian: useRef<Group>(null),
    inner: useRef<Group>(null),
    axis: useRef<Group>(null),
    ball: useRef<Group>(null),
    ring: useRef<Group>(null),
    planets: useRef<PlanetsPart>(null),
    orbits: useRef<OrbitsPart>(null),
  }
}

interface Props {
  lighting: Lighting
  tier: Tier
  refs: HeroRefs
  /** Receives the outermost band, whose marks can light up. */
  gauge?: Ref<BandPart>
}

/** The instrument itself, of the first screen and of its clips: a gimbal around the core, and six planets. */
export function HeroInstrument({ lighting, tier, refs, gauge }: Props) {
  const { root, plane, ecliptic, meridian, inner, axis, ball, ring, planets, orbits } = refs
  const shared = { lighting, tier }
  return (
    <group>
      <Shadow lighting={lighting} planets={planets} instrument={root} />
      <group ref={root}>
        <group ref={ball}>
          <Core lighting={lighting} tier={tier} {...config.CORE} />
        </group>
        <group ref={plane}>
          <Band
            {...shared}
            spec={config.ECLIPTIC}
            graduations={config.ECLIPTIC_MARKS}
            ref={ecliptic}
            {...(gauge && { control: gauge })}
          >
            <Band {...shared} spec={config.MERIDIAN} graduations={config.MERIDIAN_MARKS} ref={meridian}>
              <Band {...shared} spec={config.INNER} graduations={config.INNER_MARKS} ref={inner}>
                <Band {...shared} spec={config.AXIS} ref={axis} />
              </Band>
            </Band>
          </Band>
          <Orbits {...shared} orbits={config.ORBITS} control={orbits} />
          <Planets {...shared} bodies={config.BODIES} control={planets} />
          <Band {...shared} spec={config.RING} ref={ring} />
          <Dust lighting={lighting} spec={config.DUST[tier]} />
        </group>
      </group>
    </group>
  )
}
