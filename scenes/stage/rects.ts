import type { ProgressRule } from '#scenes/index.ts'
import { clamp01 } from '#scenes/instrument/ease.ts'

/** CSS px. Of the document unless said otherwise: then scrolling changes none of them. */
export interface Rect {
  left: number
  top: number
  width: number
  height: number
}

/** The visible part of the document. */
export interface View {
  /** Scroll position. */
  top: number
  width: number
  height: number
}

/** Extra canvas above and below the view: what a native scroll can move before the next frame is drawn. */
export const OVERSCAN = 120
/** Scenes reach a little past their elements, with light and dust. */
export const REACH = 120

/** Where the canvas lies in the document. Whole px, or the browser would resample it. */
export function placeCanvas(view: Readonly<View>, out: Rect): Rect {
  out.left = 0
  out.top = Math.round(Math.max(0, view.top - OVERSCAN))
  out.width = view.width
  out.height = view.height + 2 * OVERSCAN
  return out
}

/** Whether anything within `margin` px of the rectangle is in view. */
export function inView(rect: Readonly<Rect>, view: Readonly<View>, margin: number): boolean {
  return (
    rect.height > 0 &&
    rect.top - margin < view.top + view.height &&
    rect.top + rect.height + margin > view.top
  )
}

/** A scene's progress from the scroll; `load` comes from elsewhere. */
export function progressOf(
  rule: Exclude<ProgressRule, 'load'>,
  rect: Readonly<Rect>,
  view: Readonly<View>,
): number {
  if (rule === 'leave') return clamp01((view.top - rect.top) / Math.max(1, rect.height))
  return clamp01((view.top + view.height - rect.top) / Math.max(1, view.height + rect.height))
}

/** A point of a rectangle in scene units: 10 units span the height, the origin is the centre, y points up. */
export function toUnits(
  x: number,
  y: number,
  rect: Readonly<Rect>,
  out: { x: number; y: number },
): { x: number; y: number } {
  const unit = 10 / Math.max(1, rect.height)
  out.x = (x - rect.left - rect.width / 2) * unit
  out.y = -(y - rect.top - rect.height / 2) * unit
  return out
}
