import { DEGREE, lerp } from '#scenes/instrument/ease.ts'
import type { BodyPose } from '#scenes/instrument/piece-pose.ts'
import { type Body, bodyOf } from '#scenes/instrument/planet.tsx'
import { type TradeId, trades } from '#src/content/industries/trades.ts'
import { KEPT } from './fountain.ts'
import { DEADLINES, LIMB, PIVOT, POST, RODS } from './instruments.ts'

/** A ball of an instrument: where it is from the middle of the foot, and its radius, units. */
interface Ball {
  x: number
  y: number
  radius: number
  body: Body
  /** It falls again and again: where it is on its way at first, 0..1. */
  falls?: number
}

/** Drops over the fountain: how many, their radius, the height from which they fall, units, and for how long. */
const DROP = { count: 5, radius: 0.075, from: 2.55, seconds: 9 }

/** Visits fall, and one order is kept. */
const visits: readonly Ball[] = Array.from({ length: DROP.count }, (_, k) => ({
  x: 0,
  y: DROP.from,
  radius: DROP.radius,
  body: bodyOf('ice'),
  falls: k / DROP.count,
}))
const kept: Ball = { x: 0, y: KEPT.y, radius: KEPT.radius, body: bodyOf('blue') }

/** A deadline on the limb's edge, degrees from straight down. */
function deadline(degrees: number, radius: number, body: Body): Ball {
  const at = LIMB + 0.13 + radius
  return {
    x: Math.sin(degrees * DEGREE) * at,
    y: PIVOT - Math.cos(degrees * DEGREE) * at,
    radius,
    body,
  }
}

const matter: readonly Ball[] = [
  { x: 0, y: PIVOT, radius: 0.25, body: bodyOf('blue') },
  deadline(DEADLINES[0], 0.14, bodyOf('violet')),
  deadline(DEADLINES[1], 0.08, bodyOf('brass')),
  deadline(DEADLINES[2], 0.08, bodyOf('brass')),
]

const BEAD = 0.14
/** Hours on each rod that come back, at the left, of five. */
const BACK = [4, 3, 5, 2] as const
const COLORS = ['blue', 'ice', 'violet', 'copper'] as const

const week: readonly Ball[] = RODS.flatMap((y, rod) =>
  Array.from({ length: 5 }, (_, k) => {
    const back = BACK[rod] ?? 0
    const end = POST - 0.07 - BEAD
    const x = k < back ? 2 * BEAD * k - end : end - 2 * BEAD * (k - back)
    return { x, y, radius: BEAD, body: bodyOf(COLORS[rod] ?? 'ice') }
  }),
)

/** A payment needs none: its coin is of brass. */
const BALLS: Record<TradeId, readonly Ball[]> = {
  ecommerce: [...visits, kept],
  fintech: [],
  legal: matter,
  smb: week,
}
const balls = trades.map(({ id }) => BALLS[id])
/** Only the first bodies throw shadows: those of the fountain, whose bowls throw none, come last. */
const drawn = [...balls.slice(1), ...balls.slice(0, 1)]
/** Place of the first ball of each. */
const FIRST = balls.map((own) => drawn.slice(0, drawn.indexOf(own)).flat().length)

/** The order that the shop keeps. */
export const ORDER = drawn.flat().indexOf(kept)

export const bodies: readonly Body[] = drawn.flat().map(({ body }) => body)

/** Places the balls of industry `i`, whose foot stands at `seat`. */
export function placeBalls(
  i: number,
  seat: Readonly<{ x: number; y: number; z: number; scale: number; turn: number }>,
  time: number,
  out: readonly BodyPose[],
): void {
  const [c, s] = [Math.cos(seat.turn), Math.sin(seat.turn)]
  const own = balls[i] ?? []
  for (let k = 0; k < own.length; k += 1) {
    const ball = own[k]
    const body = out[(FIRST[i] ?? 0) + k]
    if (!ball || !body) continue
    const { falls } = ball
    const y = falls === undefined ? ball.y : lerp(DROP.from, KEPT.y, (time / DROP.seconds + falls) % 1)
    body.x = seat.x + ball.x * c * seat.scale
    body.y = seat.y + y * seat.scale
    body.z = seat.z - ball.x * s * seat.scale
    body.radius = ball.radius * seat.scale
  }
}
