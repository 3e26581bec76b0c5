import { describe, expect, it } from 'vitest'
import { type ArticleTopic, articleTopics } from '#src/content/article.ts'
import { graduations, INNER } from '#src/lib/emblem-lines.ts'
import { emblem } from '#src/lib/emblem.ts'

const topics = Object.keys(articleTopics) as ArticleTopic[]

/** All points that path data goes to; the radii and flags of its arcs are left out. */
const pointsOf = (path: string) =>
  [...path.replaceAll(/A[\d.]+ [\d.]+ 0 [01] 1 /g, 'L').matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(
    ([, x, y]) => ({
      x: Number(x),
      y: Number(y),
    }),
  )

const distance = ({ x, y }: { x: number; y: number }) => Math.hypot(x - 100, y - 100)

describe('the emblem of a paper', () => {
  it('is another for each subject', () => {
    expect(new Set(topics.map((topic) => emblem(topic).firm)).size).toBe(topics.length)
  })

  it.each(topics)('about %s stays within its band', (topic) => {
    const { fine, firm, dots } = emblem(topic)
    expect(dots.length).toBeGreaterThan(4)
    for (const point of [...pointsOf(fine), ...pointsOf(firm)])
      expect(distance(point), `${point.x} ${point.y}`).toBeLessThanOrEqual(INNER + 2)
    for (const { r, ...middle } of dots) expect(distance(middle) + r).toBeLessThan(INNER)
    expect(new Set(dots.map(({ x, y }) => `${x} ${y}`)).size).toBe(dots.length)
  })

  it('stands in a band with six long graduations', () => {
    expect(graduations(false).match(/M/g)?.length).toBe(84)
    expect(graduations(true).match(/M/g)?.length).toBe(6)
  })
})
