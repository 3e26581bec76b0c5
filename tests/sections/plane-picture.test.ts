import { describe, expect, it } from 'vitest'
import { drawPlane } from '#src/sections/diagram/plane-picture.ts'

const plane = drawPlane([
  { id: 'near', x: 50, y: 85 },
  { id: 'far', x: 50, y: 20 },
  { id: 'side', x: 90, y: 50 },
])

const numbers = (path: string) => path.match(/-?[\d.]+/g)?.map(Number) ?? []

describe('the flat picture of a plane', () => {
  it('keeps bodies where they were put, nearer ones larger', () => {
    expect(plane.bodies.map(({ id, x, y }) => [id, x, y])).toEqual([
      ['near', 50, 85],
      ['far', 50, 20],
      ['side', 90, 50],
    ])
    const [near, far, side] = plane.bodies.map(({ magnification }) => magnification)
    expect(near).toBeGreaterThan(side ?? 0)
    expect(side).toBeGreaterThan(far ?? 0)
  })

  it('lights each from the hub: degrees clockwise from the left', () => {
    expect(plane.bodies.map(({ lit }) => (lit + 360) % 360)).toEqual([90, 270, 0])
  })

  it('draws each orbit through its body', () => {
    for (const { id, cy, rx, ry } of plane.orbits) {
      const body = plane.bodies.find((other) => other.id === id)
      expect((((body?.x ?? 0) - 50) / rx) ** 2 + (((body?.y ?? 0) - cy) / ry) ** 2).toBeCloseTo(1, 1)
    }
  })

  it('leads ways from body to body, packets only on the part between them', () => {
    const { line, open } = plane.pairWay('near', 'side')
    expect(numbers(line).slice(0, 2)).toEqual([50, 85])
    expect(numbers(line).slice(4)).toEqual([90, 50])
    const [x, y] = numbers(open)
    expect(Math.hypot((x ?? 0) - 50, (y ?? 0) - 85)).toBeGreaterThan(1)
    const end = numbers(plane.hubWay('side').open).slice(4)
    expect(Math.hypot((end[0] ?? 0) - 50, (end[1] ?? 0) - 50)).toBeGreaterThan(4)
  })
})
