import { type RefObject, useCallback, useMemo } from 'react'
import type { Group } from 'three'
import { Band, type BandPart } from './bands.tsx'
import { Contact } from './contact.tsx'
import { Dust } from './dust.tsx'
import type { Lighting } from './lighting.ts'
import { Pane } from './pane.tsx'
import { PieceMetal } from './piece-metal.tsx'
import { dustAt, type PiecePart, type PieceSpec, partsAt } from './piece.ts'
import type { Tier } from './scene-props.ts'
import { useCasters } from './shadow.tsx'
import { SolidBrass } from './solid.tsx'

/** The objects that each frame writes to. */
export interface Handle {
  group: RefObject<Group | null>
  band: RefObject<BandPart | null>
}

const createHandle = (): Handle => ({ group: { current: null }, band: { current: null } })

interface PartProps {
  lighting: Lighting
  tier: Tier
  part: PiecePart
  handle: Handle
}

function DrawnPart({ lighting, tier, part, handle }: PartProps) {
  const { band, solid, pane, feet, brass, marks, shadow } = part
  const dust = useMemo(() => part.dust && dustAt(part.dust, tier), [part, tier])
  const find = useCallback(
    () => (shadow && !band ? [[handle.group.current, shadow] as const] : []),
    [handle, shadow, band],
  )
  useCasters(lighting, find)
  const look = brass ? { brass } : {}
  return (
    <group ref={handle.group}>
      {band && (
        <Band
          lighting={lighting}
          tier={tier}
          spec={band}
          shadow={shadow}
          {...look}
          {...(marks ? { graduations: marks } : {})}
          control={handle.band}
        />
      )}
      {pane && <Pane lighting={lighting} tier={tier} radius={pane} />}
      {feet && <Contact lighting={lighting} feet={feet} />}
      {dust && <Dust lighting={lighting} spec={dust} />}
      {solid && <SolidBrass lighting={lighting} tier={tier} solid={solid} {...look} rods={part.rods} />}
    </group>
  )
}

/** A pose may write parts that the lowest tier leaves out: indices are those of the spec. */
export function usePieceParts(spec: PieceSpec, plain: boolean, inLane: boolean) {
  return useMemo(() => {
    const handles = spec.parts.map(createHandle)
    const wanted = new Set(partsAt(spec, plain, inLane))
    const all = spec.parts.flatMap((part, i) => {
      const handle = handles[i]
      return handle && wanted.has(part) ? [{ key: `part-${i}`, part, handle }] : []
    })
    // At the lowest tier metal has no engraving, so that one draw is enough for all of it.
    const welded = plain ? all.filter(({ part }) => part.band ?? part.solid) : []
    const drawn = all.filter((item) => !welded.includes(item))
    const metal = { parts: welded.map(({ part }) => part), groups: welded.map(({ handle }) => handle.group) }
    return { handles, drawn, metal }
  }, [spec, plain, inLane])
}

/** The parts of a set piece that its tier draws. */
export function PieceParts({
  lighting,
  tier,
  parts,
}: {
  lighting: Lighting
  tier: Tier
  parts: ReturnType<typeof usePieceParts>
}) {
  const { drawn, metal } = parts
  return (
    <>
      {metal.parts.length > 0 && <PieceMetal lighting={lighting} {...metal} />}
      {drawn.map(({ key, part, handle }) => (
        <DrawnPart key={key} lighting={lighting} tier={tier} part={part} handle={handle} />
      ))}
    </>
  )
}
