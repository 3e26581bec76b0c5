import { DEGREE } from '#scenes/instrument/ease.ts'
import type { MeshBuilder } from '#scenes/instrument/mesh-builder.ts'
import { addTurned, type Point, ROD, type Solid } from '#scenes/instrument/metalwork.ts'
import { ball, bezel } from '#scenes/instrument/solids.ts'
import { bowls, heightIn, LIGHT } from './bowls.ts'

/** Radius and height of the ring that all stands on, units. */
export const BASE = { radius: 2.3, y: -3.6 }
/** The cup that the light lies in: radius of the ball that would fit it, and height of its lip, units. */
const CUP = { radius: 0.45, y: LIGHT.y - 0.6 }
/** None of the three posts stands before the bowls. */
const POSTS = [-90, 24, 156] as const

function addPost(builder: MeshBuilder, degrees: number): void {
  const c = Math.cos(degrees * DEGREE)
  const s = Math.sin(degrees * DEGREE)
  const at = (r: number, y: number): Point => [c * r, y, s * r]
  const [top] = bowls
  const post = top.edge - 0.25
  addTurned(builder, at(BASE.radius, BASE.y), at(post, heightIn(top, post) - 0.1), ROD(0.075), 14)
  for (const bowl of bowls.slice(1)) {
    const share = (bowl.y - 0.1 - BASE.y) / (heightIn(top, post) - 0.1 - BASE.y)
    const from = BASE.radius + (post - BASE.radius) * share
    addTurned(builder, at(from, bowl.y - 0.1), at(bowl.edge - 0.06, bowl.y - 0.1), ROD(0.05), 11)
    ball(builder, at(from, bowl.y - 0.1), 0.12)
  }
  addTurned(builder, at(BASE.radius - 0.2, BASE.y), at(CUP.radius, BASE.y), ROD(0.05), 11)
}

/** Three posts, each with an arm to the lower bowls and one to the cup. */
export const stand: Solid = (builder) => {
  bezel(builder, [0, CUP.y, 0], CUP.radius)
  for (const degrees of POSTS) addPost(builder, degrees)
}
