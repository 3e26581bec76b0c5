import type { ComponentType } from 'react'
import type { Scene } from 'three'
import type { ProgressRule, StagedSceneProps } from '#scenes/index.ts'
import type { NodeAnchor } from '#scenes/instrument/node-anchor.ts'
import type { SceneFrame } from '#scenes/instrument/scene-props.ts'
import type { Area } from '#src/lib/area.ts'
import type { Rect } from './rects.ts'

export interface StageFrame extends SceneFrame {
  /** 0..1: the loader's flight into the page; 0 for every other scene. */
  exit: number
}

/** A scene's place on the stage: from the moment its element is found until it has flown out of view. */
export interface Slot {
  readonly key: string
  readonly name: string
  readonly progress: ProgressRule
  /** Null for the ambient scene, which is pinned to the first screen of the document. */
  readonly element: HTMLElement | null
  readonly area: Area
  readonly frame: StageFrame
  /** In the document. */
  readonly rect: Rect
  /** Whose way through the view is the progress: the element's own rectangle, or its set piece's section. */
  passage: Rect
  readonly anchors: Set<NodeAnchor>
  /** Stuck to the view (position fixed or sticky, or leaving): its rectangle changes with the scroll. */
  stuck: boolean
  /** Its element has gone; it stays for the flight. */
  leaving: boolean
  visible: boolean
  /** Set once its code has arrived. */
  Component: ComponentType<StagedSceneProps> | null
  requested: boolean
  /** What React has mounted. */
  scene: Scene | null
  /** Settles when the scene's programs have been compiled; null before that has begun. */
  compiling: Promise<unknown> | null
  ready: boolean
  /** Its element says that it is on the canvas. */
  marked: boolean
}

let serial = 0

export function createSlot(
  name: string,
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
    anchors: new Set(),
    stuck: false,
    leaving: false,
    visible: false,
    Component: null,
    requested: false,
    scene: null,
    compiling: null,
    ready: false,
    marked: false,
  }
}

/** A new canvas knows nothing of what the old one had compiled. */
export function forgetGpu(slot: Slot): void {
  slot.scene = null
  slot.compiling = null
  slot.ready = false
  slot.marked = false
  if (slot.element) delete slot.element.dataset.drawn
}

/** Lets CSS take the light picture away under a scene that is on the canvas, and not before. */
export function markDrawn(slot: Slot): void {
  if (slot.marked || !slot.element) return
  slot.marked = true
  slot.element.dataset.drawn = ''
}

/** Hangs what React has mounted into the slot; the result takes it away again. */
export function adopt(slot: Slot, scene: Scene | null): () => void {
  slot.scene = scene
  return () => {
    // The root of a lost canvas may be taken down when its successor already holds the slot.
    if (slot.scene === scene) forgetGpu(slot)
  }
}

export function addAnchor(slot: Slot, anchor: NodeAnchor): () => void {
  slot.anchors.add(anchor)
  return () => void slot.anchors.delete(anchor)
}
