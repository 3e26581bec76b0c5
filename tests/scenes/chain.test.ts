import { describe, expect, it } from 'vitest'
import { HOLDERS, LINKS } from '#scenes/chain/config.ts'
import { createChainMetal } from '#scenes/chain/metal.ts'
import { type ChainPose, createChainPose, createChainState, followChain, pose } from '#scenes/chain/motion.ts'
import { MOST_JOINTS } from '#scenes/instrument/brass-material.ts'
import { createLighting } from '#scenes/instrument/lighting.ts'

const FRAME = { time: 4, width: 1360, height: 380 }

function shown(broken: number): ChainPose {
  const state = createChainState()
  followChain(state, broken, 4)
  return pose(FRAME, state, createChainPose())
}

const heights = ({ links, holders }: ChainPose) =>
  Array.from(
    { length: LINKS + HOLDERS },
    (_, place) => (place % 2 ? links[(place - 1) / 2] : holders[place / 2])?.y ?? 0,
  )

describe('the chain', () => {
  it('stands over the blocks: as far apart as they are, and level while it holds', () => {
    const { links } = shown(0)
    const unit = FRAME.height / 10
    for (let i = 1; i < LINKS; i += 1) {
      const apart = ((links[i]?.x ?? 0) - (links[i - 1]?.x ?? 0)) * unit
      // Four blocks with gaps of 44 px.
      expect(apart).toBeCloseTo((FRAME.width + 44) / 4, -1)
    }
    expect(new Set(heights(shown(0)).map((y) => y.toFixed(6))).size).toBe(1)
  })

  it('opens the link of the first block that does not match, and no other', () => {
    for (let broken = 0; broken <= LINKS; broken += 1)
      for (const [i, angle] of shown(broken).open.entries()) expect(angle > 0.5).toBe(i === broken - 1)
  })

  it('lets the later links hang, the deeper the nearer to the break; the end is held', () => {
    for (let broken = 1; broken < LINKS; broken += 1) {
      const y = heights(shown(broken))
      const open = 2 * broken - 1
      for (let place = 0; place <= open; place += 1) expect(y[place]).toBeCloseTo(y[0] ?? 0)
      for (let place = open + 2; place < y.length; place += 1)
        expect(y[place]).toBeGreaterThan(y[place - 1] ?? 0)
      expect(y.at(-1)).toBeCloseTo(y[0] ?? 0)
      expect((y[0] ?? 0) - (y[open + 1] ?? 0)).toBeGreaterThan(1)
    }
  })

  it('lights the links that hold, and brings the light as far as them', () => {
    expect([...shown(2).lit]).toEqual([1, 0, 0, 0])
    expect([...shown(0).lit]).toEqual([1, 1, 1, 1])
    expect(shown(2).light.x).toBeLessThan(shown(0).light.x)
  })

  it('breaks and is welded without a jump, and the frozen frame depends on the page alone', () => {
    const state = createChainState()
    const out = createChainPose()
    followChain(state, 0, 0)
    let before = heights(pose(FRAME, state, out))
    for (let t = 1; t < 400; t += 1) {
      followChain(state, t < 200 ? 2 : 0, t / 60)
      const now = heights(pose({ ...FRAME, time: t / 60 }, state, out))
      for (const [i, y] of now.entries()) expect(Math.abs(y - (before[i] ?? 0))).toBeLessThan(0.25)
      before = now
    }
    followChain(state, 3, 900)
    const frozen = pose(FRAME, state, createChainPose())
    expect(frozen).toEqual(shown(3))
  })

  it('is one draw at the lowest tier, within the joints of a mechanism', () => {
    const { object, joints } = createChainMetal(createLighting(1))
    expect(object.children.filter((child) => 'geometry' in child).length).toBe(1)
    expect(joints.length).toBeLessThanOrEqual(MOST_JOINTS)
  })
})
