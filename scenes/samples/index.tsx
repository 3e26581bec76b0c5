import { useCallback } from 'react'
import { Group } from 'three'
import { createBand } from '#scenes/instrument/bands.tsx'
import { createBars } from '#scenes/instrument/bars.tsx'
import { createContact } from '#scenes/instrument/contact.tsx'
import { createCore } from '#scenes/instrument/core.tsx'
import { createDust } from '#scenes/instrument/dust.tsx'
import { createLamps } from '#scenes/instrument/lamps.ts'
import type { Lighting } from '#scenes/instrument/lighting.ts'
import { createMechanism, ringPiece } from '#scenes/instrument/mechanism.ts'
import type { MeshBuilder } from '#scenes/instrument/mesh-builder.ts'
import { createOrbits } from '#scenes/instrument/orbit.tsx'
import { createPackets } from '#scenes/instrument/packets.tsx'
import { createPane } from '#scenes/instrument/pane.tsx'
import { createPaths } from '#scenes/instrument/paths.tsx'
import { createPlanets } from '#scenes/instrument/planet.tsx'
import type { SceneProps, Tier } from '#scenes/instrument/scene-props.ts'
import { createShadow } from '#scenes/instrument/shadow.tsx'
import { createSolid } from '#scenes/instrument/solid.tsx'
import { owns, type Part, useLighting, usePart } from '#scenes/instrument/use-part.ts'

const BAND = { radius: 1, axial: 0.2, depth: 0.1, rim: 0.02, groove: 0.01 }
const MARKS = [{ face: 'outer', marks: 4, numerals: 0, fine: 0.01 }] as const
const PACKETS = { seed: 1, curves: 1, perCurve: 1, size: 0.1, speed: 1, stream: 1 }
const ORBIT = { radius: 1, width: 1, dashes: 0, duty: 1, brightness: 1, trail: 0 }
const LAMP = { foot: [0, 0, 0], angle: 0, width: 0.1, depth: 0.1, height: 1, phase: 0, warm: 0 } as const

function triangle(builder: MeshBuilder): void {
  for (const corner of [0, 1, 2]) builder.vertex([corner, corner * corner, 0], [0, 0, 1], 1, 0)
  builder.triangle(0, 1, 2)
}

/** The smallest of each. */
function createSamples(lighting: Lighting, tier: Tier): Part[] {
  const packets = createPackets(lighting, PACKETS)
  const paths = createPaths(lighting, tier, { curves: 1, hub: 0, width: 1, halo: 1 })
  paths.follow(packets)
  return [
    createBand(lighting, tier, BAND, MARKS),
    createBand(lighting, tier, BAND, MARKS, { clear: true }),
    createSolid(lighting, tier, triangle),
    createSolid(lighting, tier, triangle, { stuff: 'paper' }),
    createMechanism(lighting, tier, [ringPiece(0, BAND, tier)], [null]),
    createCore(lighting, 1, 2, tier),
    createPlanets(lighting, tier, [{ colour: 'ivory', metal: 0, strata: 0 }]),
    createOrbits(lighting, tier, [ORBIT]),
    packets,
    paths,
    createDust(lighting, { seed: 1, count: 1, inner: 1, outer: 2, spread: 1, size: 0.1 }),
    createShadow(lighting),
    createPane(lighting, 1, tier),
    createContact(lighting, [{ at: [0, 0, 0], radius: 1 }]),
    createLamps(lighting, [LAMP]),
    createBars(lighting, { count: 1, radius: 1, width: 0.1 }),
  ]
}

/** One of each part that scenes share, in no page: their programs are there before a page needs them. */
export function SamplesScene({ frame, tier }: SceneProps) {
  const lighting = useLighting(frame.night)
  const create = useCallback(() => {
    // At high, pieces in a lane are drawn at medium.
    const tiers: readonly Tier[] = tier === 'high' ? ['high', 'medium'] : [tier]
    const parts = tiers.flatMap((one) => createSamples(lighting, one))
    const object = new Group().add(...parts.map((part) => part.object))
    return { object, dispose: owns(...parts) }
  }, [lighting, tier])
  const { object } = usePart(create)
  return <primitive object={object} />
}
