import { useFrame } from '@react-three/fiber'
import { useCallback, useMemo, useRef } from 'react'
import { Band } from '#scenes/instrument/bands.tsx'
import { Core } from '#scenes/instrument/core.tsx'
import { Dust } from '#scenes/instrument/dust.tsx'
import { Planets } from '#scenes/instrument/planet.tsx'
import { lerp } from '#scenes/instrument/ease.ts'
import { type Lighting, updateLighting } from '#scenes/instrument/lighting.ts'
import { clearWords } from '#scenes/instrument/words.ts'
import type { SceneProps, Tier } from '#scenes/instrument/scene-props.ts'
import { Shadow } from '#scenes/instrument/shadow.tsx'
import { usePart, useLighting } from '#scenes/instrument/use-part.ts'
import { pieceState, type Stop } from '#src/stores/pieces.ts'
import { apply, applyEvent } from './apply.ts'
import * as config from './config.ts'
import { gates } from './geometry.ts'
import { createFilaments } from './filaments.ts'
import { createNotches } from './notches.ts'
import { createSparks } from './sparks.ts'
import { Metal } from './metal.tsx'
import { createGatesPose, pose } from './motion.ts'
import { type GateRef, type GatesRefs, useGatesRefs } from './refs.ts'
import { createFollowed, followPage } from './state.ts'

interface Props extends SceneProps {
  placement?: string | undefined
}

const GRAINS: Record<Tier, number> = { high: 420, medium: 260, low: 140 }

function Frame({
  lighting,
  tier,
  gate,
  ring,
  handle,
}: {
  lighting: Lighting
  tier: Tier
  gate: (typeof gates)[number]
  ring: number
  handle: GateRef
}) {
  return (
    <group ref={handle.group} position-y={config.heightOf(ring) + config.FRAME_Y}>
      <Band
        lighting={lighting}
        tier={tier}
        spec={gate.frame}
        graduations={gate.marks}
        brass={config.BRUSHED}
        control={handle.band}
      />
    </group>
  )
}

/** Lines of light, sparks and notches: made once, written to by every frame. */
function useLights(lighting: Lighting, tier: Tier) {
  const filaments = usePart(useCallback(() => createFilaments(lighting), [lighting]))
  const sparks = usePart(useCallback(() => createSparks(lighting, GRAINS[tier]), [lighting, tier]))
  const notches = usePart(useCallback(() => createNotches(lighting), [lighting]))
  return useMemo(() => ({ filaments, sparks, notches }), [filaments, sparks, notches])
}

interface VaultProps {
  lighting: Lighting
  tier: Tier
  refs: GatesRefs
}

function Vault({ lighting, tier, refs }: VaultProps) {
  return (
    <>
      <group ref={refs.core} position-y={config.CORE.y}>
        <Core lighting={lighting} tier={tier} radius={config.CORE.radius} reach={config.CORE.reach} />
      </group>
      <Metal lighting={lighting} tier={tier} rotors={refs.rotors} />
      {tier !== 'low' &&
        refs.frames.map((handle, ring) => {
          const gate = gates[ring]
          return gate && <Frame key={gate.frame.radius} {...{ lighting, tier, gate, ring, handle }} />
        })}
    </>
  )
}

/** The security architecture: six gates that recede to the core, of which each can turn its gap shut. */
export function GatesScene({ frame, tier, placement }: Props) {
  const lighting = useLighting(frame.night)
  const place: config.Place = placement === 'operations' ? 'operations' : 'architecture'
  const state = useMemo(() => ({ pose: createGatesPose(), page: createFollowed() }), [])
  const refs = useGatesRefs()
  const lights = useLights(lighting, tier)
  const marked = useRef<readonly Stop[]>([])

  useFrame(() => {
    const stops = pieceState().stops
    followPage(state.page, place, pieceState().gate, stops, frame.time)
    pose(place, frame, state.page, state.pose)
    updateLighting(lighting, frame, 1, lerp(config.LIGHT.day, config.LIGHT.night, frame.night))
    clearWords(lighting, 'right', frame, place === 'architecture' ? -1 : 1)
    lighting.uniforms.uEnergy.value = state.pose.spark > 0 ? 0.5 * (1 - state.pose.spark) : 0
    apply(state.pose, refs, lights.filaments)
    if (place !== 'operations') return
    applyEvent(state.pose, state.page.severity, refs, lights.sparks, lighting.palette)
    lights.notches.newest.value = state.pose.spark
    if (marked.current === stops) return
    marked.current = stops
    lights.notches.mark(stops)
  })

  return (
    <group>
      <Shadow lighting={lighting} />
      <group ref={refs.tilt}>
        <group ref={refs.yaw}>
          <group ref={refs.pitch}>
            <group ref={refs.roll}>
              <Vault lighting={lighting} tier={tier} refs={refs} />
              <primitive object={lights.filaments.object} />
              <group ref={refs.dust}>
                <Dust lighting={lighting} spec={config.DUST[tier]} />
              </group>
              {place === 'operations' && (
                <>
                  <Planets lighting={lighting} tier={tier} bodies={config.BEADS} control={refs.beads} />
                  <primitive object={lights.sparks.object} />
                  <primitive object={lights.notches.object} />
                </>
              )}
            </group>
          </group>
        </group>
      </group>
    </group>
  )
}
