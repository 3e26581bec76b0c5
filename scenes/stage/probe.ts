import { Vector3, type PerspectiveCamera } from 'three'
import type { NodeAnchor } from '#scenes/instrument/node-anchor.ts'
import { probeWanted, type Box, type StageAnchor, type StageStats } from '#src/lib/stage-probe.ts'
import { project } from './lens.ts'
import type { Rect, View } from './rects.ts'
import type { StageRenderer } from './renderer.tsx'
import { isWorthPreparing, type Slot } from './slot.ts'
import { textureBytes } from './texture-bytes.ts'

interface Point {
  x: number
  y: number
}

/** Where things were drawn, in CSS px from the canvas's top left. Kept only while somebody may ask. */
interface Recorder {
  record: (slot: Slot, camera: PerspectiveCamera, canvas: Readonly<Rect>) => void
  anchors: (slots: readonly Slot[], canvas: Element, view: Readonly<View>) => StageAnchor[]
}

const point = new Vector3()

function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x, y, width, height }
}

export function createRecorder(wanted = probeWanted()): Recorder {
  const places = new WeakMap<Slot | NodeAnchor, Point>()

  function placeOf(key: Slot | NodeAnchor): Point {
    const place = places.get(key) ?? { x: 0, y: 0 }
    places.set(key, place)
    return place
  }

  function record(slot: Slot, camera: PerspectiveCamera, canvas: Readonly<Rect>): void {
    if (!wanted) return
    project(point.set(0, 0, 0), camera, canvas, placeOf(slot))
    for (const anchor of slot.shown?.anchors ?? []) {
      if (!anchor.object.current) continue
      project(anchor.object.current.getWorldPosition(point), camera, canvas, placeOf(anchor))
    }
  }

  function anchors(slots: readonly Slot[], canvas: Element, view: Readonly<View>): StageAnchor[] {
    const origin = canvas.getBoundingClientRect()
    const found: StageAnchor[] = []
    const add = (id: string, key: Slot | NodeAnchor, rect: Box) => {
      const place = places.get(key)
      if (place) found.push({ id, x: place.x + origin.left, y: place.y + origin.top, rect })
    }
    for (const slot of slots) {
      if (slot.leaving) continue
      const { left, top, width, height } = slot.rect
      add(slot.name, slot, slot.element ? boxOf(slot.element) : { x: left, y: top - view.top, width, height })
      for (const anchor of slot.shown?.anchors ?? []) {
        const node = slot.element?.querySelector(`[data-node="${CSS.escape(anchor.id)}"]`)
        if (node) add(anchor.id, anchor, boxOf(node))
      }
    }
    return found
  }

  return { record, anchors }
}

/** What the last frame cost: of the scenes, and in full-screen passes. */
export function statsOf(
  renderer: StageRenderer | null,
  slots: readonly Slot[],
  frames: number,
  running: boolean,
): Omit<StageStats, 'mode'> {
  const gl = renderer?.state()?.gl
  const drawing = renderer?.drawing()
  const cost = drawing?.cost
  return {
    frames,
    drawCalls: cost?.draws ?? 0,
    triangles: cost?.triangles ?? 0,
    points: cost?.points ?? 0,
    passes: cost?.passes ?? 0,
    programs: gl?.info.programs?.length ?? 0,
    textureBytes: textureBytes(slots.flatMap(({ mountedTiers }) => mountedTiers.map(({ scene }) => scene))),
    targetBytes: drawing?.targetBytes() ?? 0,
    textures: gl?.info.memory.textures ?? 0,
    geometries: gl?.info.memory.geometries ?? 0,
    pixelRatio: gl?.getPixelRatio() ?? 0,
    running,
    preparing: slots.filter((slot) => isWorthPreparing(slot) && !slot.mountedTiers.some(({ ready }) => ready))
      .length,
  }
}
