import { expect, it } from 'vitest'
import { choose, createFollower, follow, shareOf } from '#scenes/instrument/follower.ts'

it('a value eases while its clock runs, and is at its goal where that is frozen or jumps', () => {
  const follower = createFollower()
  expect(follow(follower, 1, 4, 3)).toBe(1)
  expect(follow(follower, 0, 4.1, 3)).toBeCloseTo(Math.exp(-0.3))
  expect(follow(follower, 0, 4.1, 3)).toBe(0)
  follow(follower, 1, 4.2, 3)
  expect(follow(follower, 1, 60, 3)).toBe(1)
})

it('the chosen level rises, the one before falls, and none between them moves', () => {
  const levels = new Float32Array(6)
  choose(levels, 5, 1)
  const share = shareOf(4, 0.1)
  choose(levels, 1, share)
  expect(Array.from(levels, (level) => Math.round(level * 1000))).toEqual([
    0,
    Math.round(share * 1000),
    0,
    0,
    0,
    Math.round((1 - share) * 1000),
  ])
  choose(levels, -1, 1)
  expect([...levels]).toEqual([0, 0, 0, 0, 0, 0])
})
