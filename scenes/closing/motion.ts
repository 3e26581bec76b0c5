import { Euler, Quaternion, Vector3 } from 'three'
import { lerp, smoothstep, TAU } from '#scenes/instrument/ease.ts'
import type { BodyPose, PiecePose } from '#scenes/instrument/piece-pose.ts'
import { SCENE_DISTANCE } from '#scenes/instrument/scene-props.ts'
import type { Alignment } from '#src/content/alignments.ts'
import { planetColours } from '#src/content/planets.ts'

/** Units: the core, and its height when it has risen. */
export const CORE = { radius: 1.02, reach: 6.4, sunk: -0.9, risen: 0.42 }
/** Apparent radius of the planet that covers the core, as a share of the core's: a rim of its light remains. */
export const COVER = 0.955
/** How far before the core that planet stands, units. */
const BEFORE = 2.5
/** It stands a little to the left and low, units: the rim is brighter above it, on the right. */
const ASIDE = 0.018
/** The others stand in line with the core, on the right: the line's angle from the reader, radians, and its fall per unit. */
const LINE = { angle: -0.92, fall: 0.035 }
/** Where all others begin: within the bands. */
const START = 3.1
/** The others on the line, from the core outwards: distance from the axis, and radius, units. */
const OTHERS = [
  { reach: 2, radius: 0.13 },
  { reach: 2.62, radius: 0.12 },
  { reach: 3.2, radius: 0.16 },
  { reach: 4.3, radius: 0.14 },
  { reach: 5, radius: 0.17 },
] as const
/** Where on its circle planet k begins, radians before the line: every second one comes from the other side. */
const swing = (k: number) => (k % 2 === 0 ? 1.75 + 0.35 * k : -1.75 - 0.25 * k)

const eye = new Vector3()
const line = new Vector3()
const attitude = new Euler()
const turned = new Quaternion()

/** The reader's eye in the space of the piece. */
function eyeFrom({ x, y, root }: Readonly<PiecePose>): Vector3 {
  attitude.set(root.lean, root.turn, root.roll, 'ZXY')
  turned.setFromEuler(attitude).invert()
  return eye.set(-x, -y, SCENE_DISTANCE).applyQuaternion(turned).divideScalar(root.scale)
}

/** How far the line has formed: 0 before, 1 at the end of the page. */
const formed = (drive: number) => smoothstep(0.1, 1, drive)

/** Puts a planet at a distance and an angle from the axis, on its way from the height where all begin. */
function put(body: BodyPose, angle: number, reach: number, height: number, way: number): void {
  body.x = Math.cos(angle) * reach
  body.z = Math.sin(angle) * reach
  body.y = lerp(0.7, height, way)
}

/** Brings the planets of a page into line, the first between the core and the eye. Writes the bodies of `out`. */
export function align(planets: Alignment, drive: number, out: PiecePose): void {
  const way = formed(drive)
  const { core } = out
  eyeFrom(out)
  const front = Math.atan2(eye.z, eye.x)
  line.set(eye.x, eye.y - core.y, eye.z)
  const far = line.length()
  for (let i = 0; i < planetColours.length; i += 1) {
    const colour = planetColours[i]
    const body = out.bodies[i]
    if (!body || !colour) continue
    const k = planets.indexOf(colour)
    const swung = swing(k) * (1 - way)
    const other = OTHERS[k - 1]
    body.radius = other?.radius ?? 0
    if (other) {
      const { reach } = other
      put(body, front + LINE.angle + swung, lerp(START, reach, way), core.y - LINE.fall * reach, way)
    } else if (k === 0) {
      const share = BEFORE / far
      put(body, front + swung, share * Math.hypot(line.x, line.z), core.y + share * line.y, way)
      body.x -= Math.sin(front) * ASIDE
      body.z += Math.cos(front) * ASIDE
      body.y -= ASIDE
      // From its place in line to the eye: to stand aside and low takes it a little further away.
      const away = Math.hypot(far - BEFORE + (ASIDE * line.y) / far, ASIDE * Math.SQRT2)
      body.radius = (COVER * CORE.radius * away) / far
    }
  }
}

export const turnOf = (time: number, seconds: number) => (time / seconds) * TAU
