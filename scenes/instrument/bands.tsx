import { type ReactNode, type Ref, useCallback, useEffect } from 'react'
import { Group, Mesh, type ShaderMaterial } from 'three'
import { bandGeometry } from './band-geometry.ts'
import type { BandSpec } from './band-profile.ts'
import { type BrassOptions, createBrass } from './brass-material.ts'
import { mirror, type Lighting } from './lighting.ts'
import type { Tier } from './scene-props.ts'
import { createStrokes, graduate, type Graduation, strokesGeometry } from './strokes-geometry.ts'
import { createStrokesMaterial } from './strokes-material.ts'
import { owns, type Part, usePart } from './use-part.ts'

export interface BandPart extends Part<Group> {
  /** Lights the marks up to this place around the ring, 0..1. */
  light: (upTo: number) => void
}

/** The marks of a ring as a gauge. */
function gaugeOf({ uniforms }: ShaderMaterial): Pick<BandPart, 'light'> {
  return {
    light: (upTo) => {
      if (uniforms['uLit']) uniforms['uLit'].value = upTo
    },
  }
}

/** A ring of brass. Its engraving is cut by its shader, on the low tier drawn over it in a second call. Local axis: y. */
export function createBand(
  lighting: Lighting,
  tier: Tier,
  spec: BandSpec,
  graduations: readonly Graduation[] = [],
  brass: BrassOptions = {},
): BandPart {
  const group = new Group()
  const fine = tier !== 'low'
  const engraving = { spec, graduations }
  const cover = createBrass(lighting, tier, fine ? { ...brass, quality: 'fine', engraving } : brass)
  const metal = new Mesh(bandGeometry(spec, tier), cover)
  group.add(metal)
  if (fine) return { object: group, ...gaugeOf(cover), dispose: owns(metal.geometry, cover) }
  const strokes = createStrokes()
  for (const graduation of graduations) graduate(spec, graduation, strokes)
  const material = createStrokesMaterial(lighting, brass.clear)
  const marks = new Mesh(strokesGeometry(strokes), material)
  marks.frustumCulled = false
  marks.renderOrder = 1
  if (graduations.length > 0) group.add(marks)
  return {
    object: group,
    ...gaugeOf(material),
    dispose: owns(metal.geometry, metal.material, marks.geometry, material),
  }
}

interface Props {
  lighting: Lighting
  tier: Tier
  /** Constants of the scene's config: a new identity rebuilds the band. */
  spec: BandSpec
  graduations?: readonly Graduation[]
  brass?: BrassOptions
  ref?: Ref<Group>
  /** Receives the part, for bands whose marks serve as a gauge. */
  control?: Ref<BandPart>
  children?: ReactNode
}

/** Children hang in the band: a gimbal is bands within bands. */
export function Band({ lighting, tier, spec, graduations, brass, ref, control, children }: Props) {
  const create = useCallback(
    () => createBand(lighting, tier, spec, graduations, brass),
    [lighting, tier, spec, graduations, brass],
  )
  const band = usePart(create, control)
  useEffect(() => {
    const { radius, axial, depth } = spec
    return mirror(lighting, { object: band.object, radius, halfHeight: axial / 2, halfDepth: depth / 2 })
  }, [lighting, band, spec])
  return (
    <group ref={ref ?? null}>
      <primitive object={band.object} />
      {children}
    </group>
  )
}
