import { type Object3D, Vector3 } from 'three'
import { lerp, smoothstep } from '#scenes/instrument/ease.ts'
import { PIECE } from '#scenes/instrument/piece.ts'
import { FLIGHT_SECONDS } from './flight.ts'
import type { Rect } from './rects.ts'
import type { Slot } from './slot.ts'

/**
 * A piece in a card that opens the page it leads to: it stays where it was until the page's own scene can be drawn, and
 * that one goes on from there to its place.
 */
export interface CarryOver {
  /** The slot of the card; null once the page's scene has taken its place over. */
  source: Slot | null
  /** Seconds waited for the page's scene, and seconds on the way. */
  waited: number
  elapsed: number
  from: Stance
}

/** Where a piece stands: its middle in CSS px of the document, and the px of one of its units. */
interface Stance {
  x: number
  y: number
  scale: number
}

/** Seconds: a page whose scene takes longer opens without it. */
const PATIENCE = 0.8
/** How far the way bends, a share of its length: things arrive along orbits. */
const BEND = 0.16

const position = new Vector3()
const size = new Vector3()
const stance: Stance = { x: 0, y: 0, scale: 1 }

const createCarryOver = (source: Slot): CarryOver => ({
  source,
  waited: 0,
  elapsed: 0,
  from: { x: 0, y: 0, scale: 1 },
})

/** Where an object of a scene stands that fills `rect`. Writes `out`. */
export function stanceOf(object: Object3D, rect: Readonly<Rect>, out: Stance): Stance {
  object.updateWorldMatrix(true, false)
  object.getWorldPosition(position)
  object.getWorldScale(size)
  const unit = rect.height / 10
  out.x = rect.left + rect.width / 2 + position.x * unit
  out.y = rect.top + rect.height / 2 - position.y * unit
  out.scale = size.x * unit
  return out
}

const pieceOf = (slot: Slot) => slot.shown?.scene.getObjectByName(PIECE)

/** Shows or hides the still of a page whose scene is on its way. */
function mark({ element }: Slot, carried: boolean): void {
  if (!element) return
  if (carried) element.dataset.carried = ''
  else delete element.dataset.carried
}

/** Makes the slot continue from the card's slot `source`. */
export function carryOver(slot: Slot, source: Slot): void {
  slot.carry = createCarryOver(source)
  mark(slot, true)
}

function drop(slot: Slot): void {
  slot.carry = null
  mark(slot, false)
}

/** From the frame on in which the slot can be drawn, its card's slot is not needed any more. */
function takeOver(slot: Slot, carry: CarryOver): void {
  const piece = carry.source && pieceOf(carry.source)
  if (piece && carry.source) stanceOf(piece, carry.source.rect, carry.from)
  else drop(slot)
  carry.source = null
}

/** Advances all carry-overs by `dt` seconds; returns true while a piece waits or moves. */
export function advanceCarryOvers(slots: readonly Slot[], dt: number): boolean {
  let moving = false
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at]
    const carry = slot?.carry
    if (!slot || !carry) continue
    if (!carry.source) carry.elapsed += dt
    else if (slot.shown) takeOver(slot, carry)
    else carry.waited += dt
    if (slot.leaving || carry.waited > PATIENCE || carry.elapsed >= FLIGHT_SECONDS) drop(slot)
    else moving = true
  }
  return moving
}

/** Ends all carry-overs at their destination. */
export function landCarryOvers(slots: readonly Slot[]): void {
  for (const slot of slots) if (slot.carry) drop(slot)
}

/** Returns whether another slot continues from this one's place. */
export function isSource(slot: Slot, slots: readonly Slot[]): boolean {
  for (let at = 0; at < slots.length; at += 1) if (slots[at]?.carry?.source === slot) return true
  return false
}

/**
 * The rectangle in which a scene's piece, at `to` in `rect`, stands where it is at the share `s` of its way from `from`.
 * Writes `out`.
 */
export function rectOnTheWay(
  from: Readonly<Stance>,
  to: Readonly<Stance>,
  rect: Readonly<Rect>,
  s: number,
  out: Rect,
): Rect {
  const share = smoothstep(0, 1, s)
  const scale = (from.scale / to.scale) ** (1 - share)
  const bend = BEND * Math.sin(Math.PI * share)
  const x = lerp(from.x, to.x, share) + bend * (to.y - from.y)
  const y = lerp(from.y, to.y, share) - bend * (to.x - from.x)
  out.width = rect.width * scale
  out.height = rect.height * scale
  out.left = x - (to.x - rect.left) * scale
  out.top = y - (to.y - rect.top) * scale
  return out
}

/** The rectangle that a slot's scene is drawn in: its own, or one on the way there. `out` may be written. */
export function drawnRect(slot: Slot, out: Rect): Readonly<Rect> {
  const { carry, rect } = slot
  if (!carry || carry.source) return rect
  const piece = pieceOf(slot)
  if (!piece) return rect
  return rectOnTheWay(carry.from, stanceOf(piece, rect, stance), rect, carry.elapsed / FLIGHT_SECONDS, out)
}
