import { expect, it } from 'vitest'
import { BARS } from '#scenes/bars/index.tsx'
import { createPiecePose } from '#scenes/instrument/piece-pose.ts'
import { analyticsCapabilities } from '#src/content/analytics/capabilities.ts'
import { businessTabs } from '#src/content/analytics/business.ts'
import { driven } from './drive.ts'

function heights(drive: Partial<Parameters<typeof BARS.move>[0]>): number[] {
  const pose = createPiecePose(BARS.parts.length, 0, BARS.bars?.count)
  BARS.move(driven({ drive: 1, ...drive }), pose)
  return [...pose.bars]
}

it('has other figures for each capability than for the one before', () => {
  const last = analyticsCapabilities.length - 1
  for (let i = 1; i <= last; i += 1)
    expect(heights({ show: 0, second: i / last })).not.toEqual(heights({ show: 0, second: (i - 1) / last }))
})

it('has figures of its own for each tab, whatever is read elsewhere', () => {
  const tabs = businessTabs.map((_, signal) => heights({ signal, second: 0.4 }))
  expect(new Set(tabs.map(String)).size).toBe(businessTabs.length)
  expect(heights({ signal: 1, second: 1 })).toEqual(tabs[1])
})
