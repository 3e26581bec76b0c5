import { createContext, type RefObject } from 'react'
import type { Object3D } from 'three'
import { magnification } from '#src/lib/ecliptic.ts'

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

/** Where a coordinate of z = 0 has to be so that it is seen at the same spot at depth `z`. */
export const atDepth = (coordinate: number, z: number): number => coordinate / magnification(z)
