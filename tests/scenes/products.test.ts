import { describe, expect, it } from 'vitest'
import { createPiecePose } from '#scenes/instrument/piece-pose.ts'
import { SCENE_HEIGHT } from '#scenes/instrument/scene-props.ts'
import { move, PRODUCTS } from '#scenes/products/index.tsx'
import { solutions } from '#src/content/solutions.ts'
import { MAP, planetAt } from '#src/lib/product-orbit.ts'
import { driven, lookedAt } from './drive.ts'

const bodiesAt = (looked: number, time = 4) => {
  const pose = createPiecePose(PRODUCTS.parts.length, solutions.length)
  move(driven({ time, looked: lookedAt(looked) }), pose)
  return pose.bodies
}

describe('the map of the products', () => {
  it('has the planet of each product, in its colour, where its link is, at any time', () => {
    expect(PRODUCTS.bodies?.map(({ colour }) => colour)).toEqual(solutions.map(({ gradient }) => gradient))
    for (const time of [0, 4, 300])
      bodiesAt(-1, time).forEach(({ x, y, z }, i) => {
        const place = planetAt(i)
        expect(x / SCENE_HEIGHT + MAP.width / MAP.height / 2).toBeCloseTo(place.x / MAP.height)
        expect(0.5 - y / SCENE_HEIGHT).toBeCloseTo(place.y / MAP.height)
        expect(z).toBe(0)
      })
  })

  it('enlarges the planet of the product that is looked at alone', () => {
    const rest = bodiesAt(-1).map(({ radius }) => radius)
    expect(new Set(rest).size).toBe(1)
    solutions.forEach((_, looked) =>
      bodiesAt(looked).forEach(({ radius }, i) => {
        if (i === looked) expect(radius).toBeGreaterThan(1.1 * (rest[i] ?? Number.NaN))
        else expect(radius).toBe(rest[i])
      }),
    )
  })
})
