import { createRoot, extend, flushSync, type ReconcilerRoot } from '@react-three/fiber'
import { Group, NeutralToneMapping, PerspectiveCamera, type WebGLRenderer } from 'three'
import { SCENE_DISTANCE, SCENE_FOV } from '#scenes/instrument/scene-props.ts'
import type { Surface } from './surface.ts'

export type Root = ReconcilerRoot<HTMLCanvasElement>

export function createCamera(): PerspectiveCamera {
  const camera = new PerspectiveCamera(SCENE_FOV, 1, 0.1, 200)
  camera.position.z = SCENE_DISTANCE
  // Keeps React Three Fiber from setting the aspect by the canvas.
  return Object.assign(camera, { manual: true })
}

export async function openRoot({ canvas, context }: Surface, camera: PerspectiveCamera): Promise<Root> {
  if (!context) throw new Error('no WebGL 2 context')
  // The one class that scenes write as an element; `extend(THREE)` would carry 45 KB that no scene uses.
  extend({ Group })
  const root: Root = createRoot(canvas)
  // Awaited: React Three Fiber rejects here, and an error boundary would never hear of it.
  await root.configure({
    frameloop: 'never',
    dpr: 1,
    camera,
    size: { width: 1, height: 1, top: 0, left: 0 },
    // Edges are smoothed in the target that scenes are drawn into; at low, where they are not, by nothing. Khronos neutral
    // keeps the hue of bright brass; the other choices of React Three Fiber turn it orange.
    gl: { context, antialias: false, toneMapping: NeutralToneMapping },
  })
  return root
}

/**
 * Takes a root down at once. React Three Fiber then gives its context up; one that is lost already has none to give,
 * and three would warn of it.
 */
export function closeRoot(root: Root, gl: WebGLRenderer | undefined): void {
  if (gl?.getContext().isContextLost()) gl.forceContextLoss = () => undefined
  flushSync(() => root.unmount())
}
