import { type ReactNode, type Ref, useCallback, useEffect } from 'react'
import { type Group, Mesh } from 'three'
import { bandGeometry } from './band-geometry.ts'
import type { BandSpec } from './band-profile.ts'
import { type BrassOptions, createBrass } from './brass-material.ts'
import type { Graduation } from './engraving.ts'
import type { Lighting } from './lighting.ts'
import { cast, mirror, type RingSize } from './rings.ts'
import type { Tier } from './scene-props.ts'
import { owns, type Part, usePart } from './use-part.ts'

export interface BandPart extends Part<Mesh> {
  /** Lights the marks up to this place around the ring, 0..1. */
  light: (upTo: number) => void
}

/** A ring of brass, whose shader cuts its engraving. Local axis: y. */
export function createBand(
  lighting: Lighting,
  tier: Tier,
  spec: BandSpec,
  graduations: readonly Graduation[] = [],
  brass: BrassOptions = {},
): BandPart {
  const quality = tier === 'low' ? 'plain' : 'fine'
  const material = createBrass(lighting, tier, { ...brass, quality, engraving: { spec, graduations } })
  const object = new Mesh(bandGeometry(spec, tier), material)
  return {
    object,
    light: (upTo) => {
      const gauge = material.uniforms['uLit']
      if (gauge) gauge.value = upTo
    },
    dispose: owns(object.geometry, material),
  }
}

interface Props {
  lighting: Lighting
  tier: Tier
  /** Constants of the scene's config: a new identity rebuilds the band. */
  spec: BandSpec
  graduations?: readonly Graduation[]
  brass?: BrassOptions
  /** What it is like to the light by day, if not what it is. */
  shadow?: RingSize | undefined
  ref?: Ref<Group>
  /** Receives the part, for bands whose marks serve as a gauge. */
  control?: Ref<BandPart>
  children?: ReactNode
}

/** Children hang in the band: a gimbal is bands within bands. */
export function Band({ lighting, tier, spec, graduations, brass, shadow, ref, control, children }: Props) {
  const create = useCallback(
    () => createBand(lighting, tier, spec, graduations, brass),
    [lighting, tier, spec, graduations, brass],
  )
  const band = usePart(create, control)
  // An image in a glass is no ring of the room.
  const seen = brass?.glass !== 'through'
  const unmirrored = brass?.unmirrored
  useEffect(() => {
    if (!seen) return undefined
    return unmirrored
      ? cast(lighting, band.object, shadow ?? spec)
      : mirror(lighting, band.object, spec, shadow)
  }, [lighting, band, spec, shadow, seen, unmirrored])
  return (
    <group ref={ref ?? null}>
      <primitive object={band.object} />
      {children}
    </group>
  )
}
