import { describe, expect, it } from 'vitest'
import { benefitCards, kpiTiles, processRows } from '#src/content/automation/benefits.ts'
import { heroFigures } from '#src/content/automation/hero.ts'
import { leadCapabilities, leadSources } from '#src/content/automation/leads.ts'
import { stages } from '#src/content/automation/onboarding.ts'
import { members, services, team, teamMetrics, timeline } from '#src/content/automation/team.ts'
import { steps, templateFigures, templates } from '#src/content/automation/workflow.ts'

it('hero: three figures', () => {
  expect(heroFigures.map(({ value }) => value)).toEqual(['85%', '3x', '24/7'])
})

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
  expect(leadSources.map(({ name, share }) => [name, share])).toEqual([
    ['Website', 45],
    ['Social media', 25],
    ['Email', 20],
    ['Referrals', 10],
  ])
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
    expect(team.sampleLabel).toMatch(/sample/i)
    expect(team.membersText).toMatch(/samples/)
    for (const { name } of members) expect(name).toMatch(/ Sample$/)
  })
})

it('benefits: four cards, four tiles with 247% among them, four processes', () => {
  expect(benefitCards).toHaveLength(4)
  expect(kpiTiles).toHaveLength(4)
  expect(kpiTiles.find(({ label }) => label === 'Conversion')).toMatchObject({
    value: '247%',
    positive: true,
  })
  expect(processRows).toHaveLength(4)
})

describe('workflow', () => {
  it('has the six steps of the specification', () => {
    expect(steps.map(({ title, duration }) => [title, duration])).toEqual([
      ['Lead Capture', '2s'],
      ['AI Scoring', '1s'],
      ['Assignment', '0.5s'],
      ['Notification', '0.3s'],
      ['Engagement', '3s'],
      ['Optimization', 'ongoing'],
    ])
  })

  it('connects each step to the next, and the last to the first', () => {
    const ids = steps.map(({ id }) => id)
    expect(steps.map(({ connections }) => connections)).toEqual([...ids.slice(1), ids[0]].map((id) => [id]))
  })

  it.each([
    ['Lead Processing', '6', '4.2 min', '94%'],
    ['Client Onboarding', '8', '12 hours', '97%'],
    ['Support Ticket', '5', '8 min', '91%'],
  ])('%s: %s steps, %s, %s', (name, ...figures) => {
    const template = templates.find((candidate) => candidate.name === name)
    expect(template && templateFigures(template).map(({ value }) => value)).toEqual(figures)
  })

  it('has no other template', () => {
    expect(templates).toHaveLength(3)
  })
})
