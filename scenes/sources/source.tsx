import { type Ref, useImperativeHandle, useRef } from 'react'
import type { Group } from 'three'
import { useNodeAnchor } from '#scenes/instrument/node-anchor.ts'
import type { OrbitSpec } from '#scenes/instrument/orbit-geometry.ts'
import { Orbits, type OrbitsPart } from '#scenes/instrument/orbit.tsx'
import type { Rig } from '#scenes/instrument/rig.ts'
import type { Tier } from '#scenes/instrument/scene-props.ts'
import type { HeldSource } from './apply.ts'

interface Props {
  id: string
  rig: Rig
  tier: Tier
  orbits: readonly OrbitSpec[]
  control: Ref<HeldSource>
}

/** One source: held to its button, with an orbit in a plane of its own. Its planet is drawn with the others. */
export function Source({ id, rig, tier, orbits, control }: Props) {
  const holder = useRef<Group>(null)
  const plane = useRef<Group>(null)
  const part = useRef<OrbitsPart>(null)
  const anchor = useNodeAnchor(id, holder)
  useImperativeHandle(control, () => ({ anchor, holder, plane, orbits: part }), [anchor])
  return (
    <>
      <group ref={holder} />
      <group ref={plane}>
        <Orbits rig={rig} tier={tier} orbits={orbits} control={part} />
      </group>
    </>
  )
}
