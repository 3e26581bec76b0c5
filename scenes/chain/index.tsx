import { useFrame } from '@react-three/fiber'
import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import type { Group } from 'three'
import { Band, type BandPart } from '#scenes/instrument/bands.tsx'
import { Core } from '#scenes/instrument/core.tsx'
import { Dust } from '#scenes/instrument/dust.tsx'
import { lerp } from '#scenes/instrument/ease.ts'
import { type Lighting, updateLighting } from '#scenes/instrument/lighting.ts'
import type { SceneProps, Tier } from '#scenes/instrument/scene-props.ts'
import { Shadow } from '#scenes/instrument/shadow.tsx'
import { usePart, useLighting } from '#scenes/instrument/use-part.ts'
import { pieceState } from '#src/stores/pieces.ts'
import { apply } from './apply.ts'
import * as config from './config.ts'
import { createChainMetal, jointOf, LOWER, UPPER } from './metal.ts'
import { createChainPose, createChainState, followChain, pose } from './motion.ts'

interface LinkRef {
  link: RefObject<Group | null>
  lower: RefObject<Group | null>
  upperBand: RefObject<BandPart | null>
  lowerBand: RefObject<BandPart | null>
}

const createLinkRef = (): LinkRef => ({
  link: { current: null },
  lower: { current: null },
  upperBand: { current: null },
  lowerBand: { current: null },
})

/** What a pose is written to. */
function useChainRefs() {
  const light = useRef<Group>(null)
  return useMemo(
    () => ({
      light,
      links: Array.from({ length: config.LINKS }, createLinkRef),
      holders: Array.from({ length: config.HOLDERS }, (): RefObject<Group | null> => ({ current: null })),
    }),
    [],
  )
}
export type ChainRefs = ReturnType<typeof useChainRefs>

interface MetalProps {
  lighting: Lighting
  tier: Tier
  refs: ChainRefs
}

/** Engraved bands, each of its own. */
function FineMetal({ lighting, tier, refs }: MetalProps) {
  const shared = { lighting, tier }
  return (
    <>
      {refs.holders.map((holder, i) => (
        <group key={`holder ${i + 1}`} ref={holder}>
          <Band {...shared} spec={config.HOLDER} graduations={config.HOLDER_MARKS} />
        </group>
      ))}
      {refs.links.map(({ link, lower, upperBand, lowerBand }, i) => (
        <group key={`link ${i + 1}`} ref={link}>
          <group rotation-y={UPPER}>
            <Band {...shared} spec={config.HALF} graduations={config.LINK_MARKS} control={upperBand} />
          </group>
          <group ref={lower}>
            <group rotation-y={LOWER}>
              <Band {...shared} spec={config.HALF} graduations={config.LINK_MARKS} control={lowerBand} />
            </group>
          </group>
        </group>
      ))}
    </>
  )
}

function PlainMetal({ lighting, refs }: MetalProps) {
  const create = useCallback(() => createChainMetal(lighting), [lighting])
  const { object, joints } = usePart(create)
  useLayoutEffect(() => {
    refs.holders.forEach((holder, i) => (holder.current = joints[jointOf.holder(i)] ?? null))
    refs.links.forEach(({ link, lower }, i) => {
      link.current = joints[jointOf.link(i)] ?? null
      lower.current = joints[jointOf.lower(i)] ?? null
    })
  }, [refs, joints])
  return <primitive object={object} />
}

/** The ledger: a link over each block. The first block that does not match opens its link, and the later ones hang. */
export function ChainScene({ frame, tier }: SceneProps) {
  const lighting = useLighting(frame.night)
  const state = useMemo(() => ({ pose: createChainPose(), page: createChainState() }), [])
  const refs = useChainRefs()
  useFrame(() => {
    followChain(state.page, pieceState().broken, frame.time)
    pose(frame, state.page, state.pose)
    updateLighting(lighting, frame, 1, lerp(config.LIGHT.day, config.LIGHT.night, frame.night))
    apply(state.pose, refs)
  })

  const Metal = tier === 'low' ? PlainMetal : FineMetal
  return (
    <group>
      {tier !== 'low' && <Shadow lighting={lighting} paper={config.PAPER} />}
      <group ref={refs.light}>
        <Core lighting={lighting} tier={tier} {...config.CORE} />
      </group>
      <Metal lighting={lighting} tier={tier} refs={refs} />
      {tier === 'high' && <Dust lighting={lighting} spec={config.DUST} />}
    </group>
  )
}
