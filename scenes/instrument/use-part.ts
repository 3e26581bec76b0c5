import { useThree } from '@react-three/fiber'
import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useMemo, useState } from 'react'
import type { Object3D } from 'three'
import { createLighting, type Lighting } from './lighting.ts'

/** One drawable: an object with the geometry and material that it alone owns. */
export interface Part<T extends Object3D = Object3D> {
  object: T
  dispose: () => void
}

/** Frees what a part owns. Geometry or material that parts share is freed by whoever made it. */
export function owns(...things: { dispose: () => void }[]): () => void {
  return () => {
    for (const thing of things) thing.dispose()
  }
}

/**
 * Builds a part once per `create` identity and frees it when the component goes. After a freeing
 * (StrictMode mounts twice) three uploads the part again at its next draw, so it stays usable. `control` receives the part.
 */
export function usePart<T extends Part>(create: () => T, control?: Ref<T>): T {
  const part = useMemo(() => create(), [create])
  useImperativeHandle(control, () => part, [part])
  useEffect(() => () => part.dispose(), [part])
  return part
}

/** Creates the scene's lighting, which follows it from draw to draw. `night` is the value of the first frame only. */
export function useLighting(night: number): Lighting {
  const [lighting] = useState(() => createLighting(night))
  const scene = useThree((state) => state.scene)
  useLayoutEffect(() => {
    scene.onBeforeRender = lighting.sync
    lighting.scene = scene
  }, [scene, lighting])
  return lighting
}
