import { PerspectiveCamera, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { atDepth } from '#scenes/instrument/node-anchor.ts'
import { PLACES, view } from '#scenes/stage/flight.ts'
import { aim, project } from '#scenes/stage/lens.ts'
import { toUnits } from '#scenes/stage/rects.ts'

const canvas = { left: 0, top: 900, width: 1280, height: 960 }
const camera = new PerspectiveCamera()
const out = { x: 0, y: 0 }

/** Where a point of a scene is drawn, in document px. */
function drawn(rect: typeof canvas, x: number, y: number, z = 0) {
  view(PLACES.home, PLACES.home, camera)
  aim(camera, rect, canvas)
  camera.updateMatrixWorld()
  project(new Vector3(x, y, z), camera, canvas, out)
  return { x: out.x + canvas.left, y: out.y + canvas.top }
}

describe.each([
  ['inside the canvas', { left: 200, top: 1000, width: 640, height: 400 }],
  ['partly above it', { left: 0, top: 600, width: 1280, height: 720 }],
  ['larger than it', { left: -50, top: 100, width: 1380, height: 3000 }],
  ['small and narrow', { left: 900, top: 1700, width: 80, height: 240 }],
])('a rectangle %s', (_, rect) => {
  it('is spanned by 10 units at z = 0', () => {
    const right = (5 * rect.width) / rect.height
    const topLeft = drawn(rect, -right, 5)
    expect(topLeft.x).toBeCloseTo(rect.left, 6)
    expect(topLeft.y).toBeCloseTo(rect.top, 6)
    const bottomRight = drawn(rect, right, -5)
    expect(bottomRight.x).toBeCloseTo(rect.left + rect.width, 6)
    expect(bottomRight.y).toBeCloseTo(rect.top + rect.height, 6)
  })

  it('keeps a node over its button at any depth', () => {
    const button = { x: rect.left + 0.3 * rect.width, y: rect.top + 0.8 * rect.height }
    const units = toUnits(button.x, button.y, rect, { x: 0, y: 0 })
    for (const z of [-4, 0, 3]) {
      const seen = drawn(rect, atDepth(units.x, z), atDepth(units.y, z), z)
      expect(seen.x).toBeCloseTo(button.x, 6)
      expect(seen.y).toBeCloseTo(button.y, 6)
    }
  })
})

it('draws a point off the plane at the same place of its rectangle wherever that is on the screen', () => {
  const [high = 0, low = 1] = [700, 1300].map(
    (top) => drawn({ left: 0, top, width: 1280, height: 720 }, 2, 1, 4).y - top,
  )
  expect(high).toBeCloseTo(low, 6)
})
