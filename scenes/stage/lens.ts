import type { PerspectiveCamera, Vector3 } from 'three'
import { SCENE_FOV } from '#scenes/instrument/scene-props.ts'
import type { Rect } from './rects.ts'

/**
 * Aims the camera so that a scene's rectangle is its full picture and the canvas a window onto it, inside or beyond:
 * 10 units at z = 0 are exactly the height of the rectangle wherever it is. Each scene is drawn through such a lens of
 * its own. Under one shared camera, nodes off the z = 0 plane would slide against their buttons while scrolling, and
 * a scene would show other perspective and other reflections at the top of the screen than at its foot.
 */
export function aim(camera: PerspectiveCamera, rect: Readonly<Rect>, canvas: Readonly<Rect>): void {
  camera.fov = SCENE_FOV
  camera.setViewOffset(
    rect.width,
    rect.height,
    canvas.left - rect.left,
    canvas.top - rect.top,
    canvas.width,
    canvas.height,
  )
}

/** A point of the scene in CSS px from the canvas's top left. `point` is overwritten. */
export function project(
  point: Vector3,
  camera: PerspectiveCamera,
  canvas: Readonly<Rect>,
  out: { x: number; y: number },
): void {
  point.project(camera)
  out.x = ((point.x + 1) / 2) * canvas.width
  out.y = ((1 - point.y) / 2) * canvas.height
}
