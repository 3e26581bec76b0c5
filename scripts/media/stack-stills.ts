// The technology stack where no canvas is: each of its layers taken out, in both themes, in the broad picture and a phone's.
import { stackLayers } from '#src/content/technology/stack.ts'
import { narrowStack, type StackShape, wideStack } from '#src/content/technology/stack-diagram.ts'

/** Share of the motes: hair-fine dust would be half of a file's bytes. */
const DUST = 0.2

/**
 * `height` in CSS px of the picture as it is drawn; `zoom`: its names stand in it, or beside it with air around it; `shown`:
 * px of its width as it is kept; `limit`: bytes of an AVIF.
 */
const SHAPES: readonly {
  name: string
  shape: StackShape
  height: number
  zoom: number
  shown: number
  limit: number
}[] = [
  { name: 'stack', shape: wideStack, height: 1000, zoom: 1, shown: 1080, limit: 60_000 },
  { name: 'stack-narrow', shape: narrowStack, height: 600, zoom: 0.92, shown: 780, limit: 34_000 },
]

export const stackStills = SHAPES.flatMap(({ name, shape, height, zoom, shown, limit }) =>
  stackLayers.map(({ id }, layer) => ({
    name: `${name}-${id}`,
    query: { scene: 'stack', state: `layer ${layer + 1}`, zoom, time: 4, progress: 0.5, dust: DUST },
    width: Math.round(height * shape.aspect),
    height,
    scale: 1.4,
    shown,
    limit,
  })),
)
