import { expect, it } from 'vitest'
import { createPiecePose } from '#scenes/instrument/piece-pose.ts'
import { WHEEL } from '#scenes/wheel/index.tsx'
import { hubFeatures } from '#src/content/tasks/communication.ts'
import { wheelLegend } from '#src/content/tasks/promises.ts'
import { driven } from './drive.ts'

const COLOURS = (WHEEL.bodies ?? []).map(({ colour }) => colour)
const CHANNELS = [...new Set(COLOURS)]

const radii = (second: number, show: number) => {
  const pose = createPiecePose(WHEEL.parts.length, COLOURS.length)
  WHEEL.move(driven({ second, show }), pose)
  return pose.bodies.map(({ radius }) => radius)
}

it('has tasks of the colours that the hub gives its channels, in their order', () => {
  expect(CHANNELS).toEqual(hubFeatures.map(({ color }) => color))
})

it('has its lanterns explained in these colours, in this order', () => {
  const words = { violet: 'violet', blue: 'blue', ice: 'pale blue' } as const
  const named = [...wheelLegend.matchAll(/(\w[\w ]*) from an? /g)].map(([, colour]) => colour)
  expect(named).toEqual(CHANNELS.map((channel) => words[channel as keyof typeof words]))
})

it.each(CHANNELS.map((channel, at) => ({ channel, at })))(
  'shows the tasks of channel $at while it is read',
  ({ channel, at }) => {
    const read = radii(at / (CHANNELS.length - 1), 0)
    const largest = Math.max(...read)
    expect(read.map((radius) => radius === largest)).toEqual(COLOURS.map((colour) => colour === channel))
  },
)

it('has all tasks alike where no channels are read', () => {
  expect(new Set(radii(1, -1)).size).toBe(1)
})

it('is carried below its tasks', () => {
  const pose = createPiecePose(WHEEL.parts.length, COLOURS.length)
  WHEEL.move(driven({ show: -1 }), pose)
  const carrier = WHEEL.parts.findIndex(({ band }) => band?.radius === 3.42)
  const top = (pose.parts[carrier]?.y ?? 0) + (WHEEL.parts[carrier]?.band?.axial ?? 0) / 2
  for (const { y, radius } of pose.bodies) expect(top).toBeLessThan(y - radius)
})
