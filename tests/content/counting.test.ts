import { describe, expect, it } from 'vitest'
import { allPieces, readLibrary } from '#scripts/articles/library.ts'
import { businessTabs } from '#src/content/analytics/business.ts'
import { analyticsFigures } from '#src/content/analytics/hero.ts'
import { aiFeatures } from '#src/content/analytics/intelligence.ts'
import { industries } from '#src/content/assistant/industries.ts'
import { stats } from '#src/content/assistant/voices.ts'
import { kpiTiles, processRows } from '#src/content/automation/benefits.ts'
import { heroFigures as automationFigures } from '#src/content/automation/hero.ts'
import { teamMetrics } from '#src/content/automation/team.ts'
import { templates } from '#src/content/automation/workflow-templates.ts'
import { leadSteps } from '#src/content/automation/workflow.ts'
import { countedGroups } from '#src/content/counting.ts'
import { capabilities, fallback } from '#src/content/home/capabilities.ts'
import { heroTexts } from '#src/content/home/hero.ts'
import { opening as smb } from '#src/content/openings/smb.ts'
import { benefits } from '#src/content/platform/benefits.ts'
import { heroFigures as securityFigures } from '#src/content/security-solution/hero.ts'
import { ledgerFigures } from '#src/content/security-solution/ledger.ts'
import { services } from '#src/content/security-solution/operations.ts'
import { pillars } from '#src/content/security-solution/pillars.ts'
import { needs } from '#src/content/solution-needs.ts'
import { integrationBenefits } from '#src/content/tasks/benefits.ts'

const counted = countedGroups.flatMap(({ figures }) => figures)
const known = new Set(counted.flatMap(({ values }) => values))
const values = (records: readonly { value: string }[]) => records.map(({ value }) => value)
const percent = (...numbers: readonly number[]) => numbers.map((number) => `${number}%`)

/** Every group of figures on the pages, as it is written there. */
const groups: Record<string, readonly string[]> = {
  'the first screen': values(heroTexts.proof),
  capabilities: [...capabilities.flatMap(({ stats: own }) => (own ? [own] : [])), fallback.stats].flatMap(
    ({ efficiency, roi }) => percent(efficiency, roi),
  ),
  'benefits of the platform': benefits.flatMap((benefit) => values(benefit.stats)),
  'the comparison of solutions': values(needs.map(({ figure }) => figure)),
  'the assistant': values(stats),
  'sizes of company': industries.flatMap(({ stats: { roi, timeSaved, growth } }) => [roi, timeSaved, growth]),
  'hours returned': (smb.blocks[0]?.rows ?? []).flatMap(({ value }) => value ?? []),
  analytics: values(analyticsFigures),
  'AI features': aiFeatures.flatMap((feature) => Object.values(feature.stats)),
  'business intelligence': businessTabs.flatMap((tab) => values(tab.stats)),
  'the task suite': integrationBenefits.map(({ value, unit }) => `${value}${unit}`),
  'the first screen of security': values(securityFigures),
  'the operations center': values(services),
  ledger: values(ledgerFigures),
  governance: pillars.map(({ percentage }) => `${percentage}%`),
  'the first screen of automation': values(automationFigures),
  'the success team': values(teamMetrics),
  'measured changes': values(kpiTiles),
  'processes before and after': processRows.flatMap(({ improvement }) => /\d+%/.exec(improvement)?.[0] ?? []),
  'case studies': allPieces(readLibrary()).flatMap(({ figures }) => values(figures)),
  'workflow templates': templates.flatMap(({ averageTime, efficiency }) => [averageTime, efficiency]),
}

describe.each(Object.entries(groups))('every figure of %s', (_, group) => {
  it('is counted in the note', () => {
    expect(group.length).toBeGreaterThan(0)
    for (const value of group) expect(known, value).toContain(value)
  })
})

describe('the note', () => {
  it('counts no figure that stands nowhere', () => {
    const said = new Set(Object.values(groups).flat())
    for (const value of known) expect(said, value).toContain(value)
  })

  it('names each thing once, in a sentence of its own', () => {
    expect(new Set(counted.map(({ name }) => name)).size).toBe(counted.length)
    expect(new Set(counted.map(({ counted: text }) => text)).size).toBe(counted.length)
    for (const { counted: text } of counted) expect(text).toMatch(/\.$/)
  })

  it('adds up the machine’s part of lead processing', () => {
    const seconds = leadSteps.flatMap(({ duration }) => /^([\d.]+)s$/.exec(duration)?.[1] ?? []).map(Number)
    const sum = seconds.reduce((all, one) => all + one, 0)
    const workflow = counted.find(({ values: own }) => own.includes('4.2 min'))
    expect(workflow?.counted).toContain(`${sum.toFixed(1)} seconds`)
  })
})
