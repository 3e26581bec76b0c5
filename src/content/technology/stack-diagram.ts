/*
 * The stack as a diagram, once: the scene, the stills where no canvas is and the places of the labels
 * (scripts/vite/diagrams-plugin.ts) follow from it. Units: the diagram is 10 high, its centre is the origin, +y up.
 */

/** One way to lay the stack out. */
export interface StackShape {
  /** Width of the diagram over its height. */
  aspect: number
  /** Where the axis of the stack stands, and where a disc that is taken out does. */
  x: number
  out: number
  /** Between two discs, and the radius of each. */
  pitch: number
  radius: number
  /** Radius of a disc that is taken out, as a multiple, and how far it comes towards the reader. */
  grown: number
  near: number
  /** And how much of its height over the middle it keeps, 0..1. */
  kept: number
}

/** Labels stand left of the discs. */
export const wideStack: StackShape = {
  aspect: 1.08,
  x: -0.85,
  out: 2.62,
  pitch: 1.36,
  radius: 1.72,
  grown: 1.1,
  near: 2.4,
  kept: 0.7,
}

/** On a phone the labels stand beneath. */
export const narrowStack: StackShape = {
  aspect: 1.3,
  x: -3.3,
  out: 2.3,
  pitch: 1.3,
  radius: 2.3,
  grown: 1.34,
  near: 2.2,
  kept: 0.36,
}

/** `aspect`: width over height of the diagram as it is. */
export const stackFor = (aspect: number): StackShape => (aspect < 1.19 ? wideStack : narrowStack)

/** Height of a disc's middle; 0 is the top one. */
export const layerHeight = ({ pitch }: StackShape, layer: number): number => (2.5 - layer) * pitch
