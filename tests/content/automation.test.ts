import { describe, expect, it } from 'vitest'
import { benefitCards, kpiTiles, processRows } from '#src/content/automation/benefits.ts'
import { leadCapabilities, leadSources } from '#src/content/automation/leads.ts'
import { stages } from '#src/content/automation/onboarding.ts'
import { members, services, team, teamMetrics, timeline } from '#src/content/automation/team.ts'
import { templates } from '#src/content/automation/workflow-templates.ts'
import { leadSteps } from '#src/content/automation/workflow.ts'

it('onboarding: five stages in order', () => {
  expect(stages.map(({ title }) => title)).toEqual([
    'Initial engagement',
    'Secure data collection',
    '360° business analysis',
    'Predictive modeling',
    'Personalized solutions',
  ])
  for (const { features, description, image } of stages) {
    expect(features.length).toBeGreaterThan(0)
    expect(description).not.toBe('')
    expect(image).not.toBe('')
  }
})

it('lead engine: four capabilities, and the shares of four sources make a whole', () => {
  expect(leadCapabilities).toHaveLength(4)
  expect(leadSources).toHaveLength(4)
  expect(leadSources.reduce((sum, { share }) => sum + share, 0)).toBe(100)
})

describe('success team', () => {
  it('has three services, four figures and three steps in time', () => {
    expect(services).toHaveLength(3)
    expect(teamMetrics).toHaveLength(4)
    expect(timeline.map(({ when }) => when)).toEqual(['Week 1', 'Weeks 2–4', 'Ongoing'])
    expect(timeline.map(({ days }) => days)).toEqual([7, 21, undefined])
  })

  it('has three members, and no one could take them for real', () => {
    expect(members).toHaveLength(3)
    expect(team.label).toMatch(/sample/i)
    expect(team.membersText).toMatch(/samples/)
    for (const { name } of members) expect(name).toMatch(/ Sample$/)
  })
})

it('benefits: four cards, four tiles with 247% among them, four processes', () => {
  expect(benefitCards).toHaveLength(4)
  expect(kpiTiles).toHaveLength(4)
  expect(kpiTiles.find(({ label }) => label.startsWith('Conversion'))).toMatchObject({
    value: '247%',
    positive: true,
  })
  expect(processRows).toHaveLength(4)
})

describe('workflow', () => {
  it('has the six steps of the specification', () => {
    expect(leadSteps.map(({ title, duration }) => [title, duration])).toEqual([
      ['Lead Capture', '2s'],
      ['AI Scoring', '1s'],
      ['Assignment', '0.5s'],
      ['Notification', '0.3s'],
      ['Engagement', '3s'],
      ['Optimization', 'ongoing'],
    ])
  })

  it('has three templates of six, eight and five steps', () => {
    expect(templates.map(({ name, steps }) => [name, steps.length])).toEqual([
      ['Lead Processing', 6],
      ['Client Onboarding', 8],
      ['Support Ticket', 5],
    ])
  })

  it.each([
    ['Client Onboarding', 12 * 60],
    ['Support Ticket', 8],
  ])('%s: the times of its steps add up to %i minutes', (name, minutes) => {
    const inMinutes: Record<string, number> = { s: 1 / 60, min: 1, h: 60 }
    const steps = templates.find((candidate) => candidate.name === name)?.steps ?? []
    const times = steps.map(({ duration }) => {
      const [amount = '', unit = ''] = duration.split(' ')
      return Number(amount) * (inMinutes[unit] ?? NaN)
    })
    expect(times.reduce((sum, time) => sum + time, 0)).toBeCloseTo(minutes)
  })
})
