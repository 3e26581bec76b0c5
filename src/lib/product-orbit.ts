/** The drawing of the products' map, in units of its view box; product-map.css places the links by them, as percent. */
export const MAP = { width: 1200, height: 540 } as const
export const CORE = { x: 600, y: 410 } as const
export const ORBIT = { x: 390, y: 290 } as const
/** Radius of a planet. */
export const PLANET = 21

const COUNT = 6
const FIRST = 6
const STEP = (180 - 2 * FIRST) / (COUNT - 1)

/** Where the planet of a product is, counted from the left; between two, where their orbit runs. */
export function planetAt(index: number): { x: number; y: number } {
  const angle = ((FIRST + index * STEP) * Math.PI) / 180
  return { x: CORE.x - ORBIT.x * Math.cos(angle), y: CORE.y - ORBIT.y * Math.sin(angle) }
}
