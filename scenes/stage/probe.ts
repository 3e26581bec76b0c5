import { Vector3, type PerspectiveCamera } from 'three'
import type { NodeAnchor } from '#scenes/instrument/node-anchor.ts'
import { probeWanted, type Box, type StageAnchor, type StageStats } from '#src/lib/stage-probe.ts'
import type { RootState } from '@react-three/fiber'
import { project } from './lens.ts'
import type { Rect, View } from './rects.ts'
import type { Slot } from './slot.ts'

interface Point {
  x: number
  y: number
}

/** Where things were drawn, in CSS px from the canvas's top left. Kept only while somebody may ask. */
export interface Recorder {
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
    for (const anchor of slot.anchors) {
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
      for (const anchor of slot.anchors) {
        const node = slot.element?.querySelector(`[data-node="${CSS.escape(anchor.id)}"]`)
        if (node) add(anchor.id, anchor, boxOf(node))
      }
    }
    return found
  }

  return { record, anchors }
}

/** What the last frame cost. */
export function statsOf(
  state: RootState | null | undefined,
  frames: number,
  running: boolean,
): Omit<StageStats, 'mode'> {
  const info = state?.gl.info
  return {
    frames,
    drawCalls: info?.render.calls ?? 0,
    triangles: info?.render.triangles ?? 0,
    points: info?.render.points ?? 0,
    programs: info?.programs?.length ?? 0,
    textures: info?.memory.textures ?? 0,
    geometries: info?.memory.geometries ?? 0,
    pixelRatio: state?.gl.getPixelRatio() ?? 0,
    running,
  }
}
