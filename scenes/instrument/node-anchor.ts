import { createContext, use, useEffect, useState, type RefObject } from 'react'
import type { Object3D } from 'three'

/** A drawn thing that a `data-node` button stands over. The stage keeps x and y up to date. */
export interface NodeAnchor {
  readonly id: string
  readonly object: RefObject<Object3D | null>
  /** Centre of the button in scene units at z = 0. Per-frame values. */
  x: number
  y: number
  /** False until the button has been found and measured. */
  found: boolean
}

/** Provided by the stage around every scene; returns the function that takes the anchor away again. */
export const NodeAnchors = createContext<(anchor: NodeAnchor) => () => void>(() => () => undefined)

/**
 * Ties a drawn node to its button: put the object at the returned x and y (in `useFrame`). `stage.anchors()` reports where
 * the centre of `object` was drawn.
 */
export function useNodeAnchor(id: string, object: RefObject<Object3D | null>): Readonly<NodeAnchor> {
  const register = use(NodeAnchors)
  const [anchor] = useState<NodeAnchor>(() => ({ id, object, x: 0, y: 0, found: false }))
  useEffect(() => register(anchor), [register, anchor])
  return anchor
}

/** Where a coordinate of z = 0 has to be so that it is seen at the same spot at depth `z`. */
export function atDepth(coordinate: number, z: number, distance: number): number {
  return (coordinate * (distance - z)) / distance
}
