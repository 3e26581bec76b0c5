import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { paths } from '#src/content/paths.ts'
import { benefits } from '#src/content/platform/benefits.ts'
import { demoSteps, devices } from '#src/content/platform/demo.ts'
import { integrations } from '#src/content/platform/integrations.ts'
import { securityFeatures } from '#src/content/platform/protection.ts'
import { tokenPoints } from '#src/content/platform/tokenization.ts'
import { needs } from '#src/content/solution-needs.ts'
import { solutions } from '#src/content/solutions.ts'

/** Counts of the spec's §9. */
it.each([
  ['solutions', solutions, 6],
  ['integrations', integrations, 6],
  ['benefits', benefits, 7],
  ['tokenization points', tokenPoints, 4],
  ['security items', securityFeatures, 4],
  ['demo steps', demoSteps, 5],
  ['devices', devices, 3],
] as const)('%s: %3$i records, each with an id of its own', (_, records, count) => {
  expect(new Set(records.map(({ id }) => id)).size).toBe(count)
  expect(records).toHaveLength(count)
})

it('the six cards lead to the six pages beneath the overview', () => {
  const beneath = Object.values(paths).filter((path) => path.startsWith(`${paths.solutions}/`))
  expect(solutions.map(({ link }) => link).toSorted()).toEqual(beneath.toSorted())
})

it('every solution has its row in the table, in the same order', () => {
  expect(needs.map(({ solution }) => solution)).toEqual(solutions.map(({ id }) => id))
})

it('integrations carry the titles of the specification', () => {
  expect(integrations.map(({ title }) => title)).toEqual([
    'Video streaming',
    'Social media integration',
    'Advanced analytics',
    'Cybersecurity suite',
    'Lead generation',
    'AI-powered dashboards',
  ])
})

it.each(integrations.map(({ image }) => image))('%s exists in both themes', (image) => {
  for (const theme of ['light', 'dark'])
    for (const type of ['avif', 'webp'])
      expect(existsSync(`public/media/${image}-${theme}.${type}`), `${theme} ${type}`).toBe(true)
})

/** The claims of the spec's §1. */
const CLAIMS = new Set([
  '95% client satisfaction',
  '100+ enterprises',
  '85% efficiency improvement, routine steps',
  '300% average ROI, first year',
  '99.8% factual accuracy',
  '24/7 monitoring',
  '150+ languages',
  '<2 s typical response',
  '99.9% uptime',
  '256-bit encryption',
])

it('benefits claim what the specification claims, and nothing twice', () => {
  const claims = benefits.flatMap(({ stats }) => stats.map(({ value, label }) => `${value} ${label}`))
  expect(claims.toSorted()).toEqual([...CLAIMS].toSorted())
})

it('devices have the sizes of the specification', () => {
  expect(devices.map(({ id, width, height }) => [id, width, height])).toEqual([
    ['desktop', '100%', 600],
    ['tablet', 768, 500],
    ['mobile', 375, 600],
  ])
})
