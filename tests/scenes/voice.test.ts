import { expect, it } from 'vitest'
import { createPiecePose } from '#scenes/instrument/piece-pose.ts'
import { VOICE } from '#scenes/voice/index.tsx'
import { abilities } from '#src/content/assistant/abilities.ts'
import { driven } from './drive.ts'

const posed = (job: number, show = 0) => {
  const pose = createPiecePose(VOICE.parts.length, abilities.length)
  const second = job / (abilities.length - 1)
  VOICE.move(driven({ second, show }), pose)
  return pose.bodies
}

it('turns the planet of the job that is read towards the words, which are on the left, and makes it the largest', () => {
  abilities.forEach((_, job) => {
    const bodies = posed(job)
    const xs = bodies.map(({ x }) => x)
    const radii = bodies.map(({ radius }) => radius)
    expect(xs.indexOf(Math.min(...xs))).toBe(job)
    expect(radii.indexOf(Math.max(...radii))).toBe(job)
  })
})

it('has the colors of the jobs, in their order', () => {
  expect(VOICE.bodies?.map(({ colour }) => colour)).toEqual(abilities.map(({ color }) => color))
})

it('shows no planets where no jobs are read', () => {
  expect(posed(0, -1).every(({ radius }) => radius === 0)).toBe(true)
})
