import { Group } from 'three'

/**
 * The only classes that scenes use as lower-case elements; the stage calls `extend(elements)`.
 * Everything else is built by the parts and hung in with `<primitive>`, which needs no entry.
 */
export const elements = { Group }
