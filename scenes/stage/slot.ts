import type { ComponentType } from 'react'
import type { Scene } from 'three'
import type { ProgressRule, SceneName, StagedSceneProps } from '#scenes/index.ts'
import type { NodeAnchor } from '#scenes/instrument/node-anchor.ts'
import type { SceneFrame, Tier } from '#scenes/instrument/scene-props.ts'
import type { Area } from '#src/lib/area.ts'
import type { CarryOver } from './carry-over.ts'
import type { Rect } from './rects.ts'

export interface StageFrame extends SceneFrame {
  /** 0..1: the loader's flight into the page; 0 for every other scene. */
  exit: number
}

/** A scene mounted for one quality tier. A change of tier mounts a second one beside it and swaps when that is ready. */
export interface MountedTier {
  readonly tier: Tier
  readonly scene: Scene
  readonly anchors: ReadonlySet<NodeAnchor>
  /** Compilation has started; it can be drawn; it has been unmounted. */
  compiling: boolean
  ready: boolean
  gone: boolean
}

/** A scene's place on the stage. It lasts from the moment its element is found until it has left the view. */
export interface Slot {
  readonly key: string
  readonly name: SceneName
  readonly progress: ProgressRule
  /** Null for the ambient scene, which is pinned to the first screen of the document. */
  readonly element: HTMLElement | null
  /** The camera sees the scene from this area's place: that of the page on which it stands. */
  area: Area
  readonly frame: StageFrame
  /** In the document. */
  readonly rect: Rect
  /** The rectangle whose scroll through the view gives the progress: the element's, or that of its set piece's section. */
  passage: Rect
  /** The rectangle changes with the scroll: position fixed or sticky, or the slot is leaving. */
  stuck: boolean
  /** Set while the slot takes over from a card of the previous page. */
  carry: CarryOver | null
  /** The element is gone; the slot remains until the camera's flight ends. */
  leaving: boolean
  visible: boolean
  /** Null until the scene's code has loaded. */
  Component: ComponentType<StagedSceneProps> | null
  requested: boolean
  mountedTiers: MountedTier[]
  /** The one that is drawn, once it is ready. */
  shown: MountedTier | null
  /** The element carries `data-drawn`. */
  marked: boolean
}

/** Whether the page shows it somewhere, as CSS leaves some out of narrow views, or it was asked for ahead (ahead.ts). */
export const isWorthPreparing = ({ rect, element, leaving }: Slot): boolean =>
  !leaving && (rect.height > 0 || element?.dataset.ahead !== undefined)

let serial = 0

export function createSlot(
  name: SceneName,
  progress: ProgressRule,
  element: HTMLElement | null,
  area: Area,
): Slot {
  serial += 1
  const rect = { left: 0, top: 0, width: 0, height: 0 }
  return {
    key: `${name}-${serial}`,
    name,
    progress,
    element,
    area,
    frame: { time: 0, progress: 0, pointer: { x: 0, y: 0 }, night: 0, width: 1, height: 1, exit: 0 },
    rect,
    passage: rect,
    stuck: false,
    carry: null,
    leaving: false,
    visible: false,
    Component: null,
    requested: false,
    mountedTiers: [],
    shown: null,
    marked: false,
  }
}

/** Shows the still again once the scene has left the canvas. */
function unmark(slot: Slot): void {
  slot.marked = false
  if (slot.element) delete slot.element.dataset.drawn
}

/** The scene as mounted for a tier, if it is ready. */
function mountedFor({ mountedTiers }: Slot, tier: Tier): MountedTier | null {
  for (let at = 0; at < mountedTiers.length; at += 1) {
    const mounted = mountedTiers[at]
    if (mounted?.ready && mounted.tier === tier) return mounted
  }
  return null
}

export const isReady = (slot: Slot, tier: Tier): boolean => mountedFor(slot, tier) !== null

/** Shows the scene as mounted for a tier, if it is ready. */
export function show(slot: Slot, tier: Tier): void {
  slot.shown = mountedFor(slot, tier)
}

/** Marks the element as drawn, so that CSS hides the still beneath it. */
export function markDrawn(slot: Slot): void {
  if (slot.marked || !slot.element) return
  slot.marked = true
  slot.element.dataset.drawn = ''
}

/** Adds a mounted tier to the slot and returns a function that removes it. */
export function adopt(slot: Slot, entry: Pick<MountedTier, 'tier' | 'scene' | 'anchors'>): () => void {
  const mounted: MountedTier = { ...entry, compiling: false, ready: false, gone: false }
  slot.mountedTiers.push(mounted)
  return () => {
    mounted.gone = true
    // The root of a lost canvas may be unmounted after the next one has filled the slot.
    slot.mountedTiers = slot.mountedTiers.filter((other) => other !== mounted)
    if (slot.shown === mounted) slot.shown = null
    if (slot.mountedTiers.length === 0) unmark(slot)
  }
}
