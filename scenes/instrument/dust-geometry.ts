import { BufferAttribute, BufferGeometry } from 'three'
import { TAU } from './ease.ts'
import { between, createRandom, type Random } from './random.ts'

export interface DustSpec {
  seed: number
  count: number
  /** Ring of motes: inner and outer radius, and spread off the plane at the outer edge, units. */
  inner: number
  outer: number
  spread: number
  /** Diameter of a mote, units. */
  size: number
  /** Radii that motes gather round: 0.62 of them lie on a lane, the rest between. */
  lanes?: readonly number[]
}

/** Share of the motes that lie on lanes, and the width of a lane, units. */
const ON_LANES = 0.62
const LANE_WIDTH = 0.62

/** Three draws approach a bell curve: −1..1. */
const bell = (random: Random) => (random() + random() + random()) / 1.5 - 1

/** Cubed, so that a lane is dense in its middle and frays. */
function laneRadius(lanes: readonly number[], random: Random): number {
  const lane = lanes[Math.floor(random() * lanes.length)] ?? 0
  return lane + bell(random) ** 3 * LANE_WIDTH * 2.4
}

export function dustGeometry(spec: DustSpec): BufferGeometry {
  const random = createRandom(spec.seed)
  const position = new Float32Array(spec.count * 3)
  const mote = new Float32Array(spec.count * 3)
  const lanes = spec.lanes ?? []
  for (let i = 0; i < spec.count; i += 1) {
    const angle = random() * TAU
    const onLane = lanes.length > 0 && random() < ON_LANES
    const radius = onLane
      ? laneRadius(lanes, random)
      : Math.sqrt(between(random, spec.inner ** 2, spec.outer ** 2))
    const height = bell(random) * spec.spread * (radius / spec.outer) * (onLane ? 0.22 : 1)
    // Two loose arms, and a few grains much brighter than the rest.
    const arms = lanes.length > 0 ? 0.25 + 0.75 * (0.5 + 0.5 * Math.sin(2 * angle + 1.25 * radius)) ** 2.4 : 1
    const grain = spec.count > 1000 ? 0.16 + 0.84 * random() ** 5 : between(random, 0.2, 1)
    position.set([Math.cos(angle) * radius, height, Math.sin(angle) * radius], i * 3)
    mote.set([spec.size * between(random, 0.35, 1) ** 2, random(), grain * arms], i * 3)
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(position, 3))
  geometry.setAttribute('aMote', new BufferAttribute(mote, 3))
  return geometry
}
