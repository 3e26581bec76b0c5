import { describe, expect, it } from 'vitest'
import { allPieces, readLibrary } from '#scripts/articles/library.ts'
import { businessTabs } from '#src/content/analytics/business.ts'
import { analyticsFigures } from '#src/content/analytics/hero.ts'
import { aiFeatures } from '#src/content/analytics/intelligence.ts'
import { industries } from '#src/content/assistant/industries.ts'
import { stats } from '#src/content/assistant/voices.ts'
import { kpiTiles, processRows } from '#src/content/automation/benefits.ts'
import { heroFigures as automationFigures } from '#src/content/automation/hero.ts'
import { leadSources } from '#src/content/automation/leads.ts'
import { teamMetrics } from '#src/content/automation/team.ts'
import { templates } from '#src/content/automation/workflow-templates.ts'
import { leadSteps } from '#src/content/automation/workflow.ts'
import { countedGroups, valuesOf } from '#src/content/counting.ts'
import { capabilities, fallback } from '#src/content/home/capabilities.ts'
import { heroTexts } from '#src/content/home/hero.ts'
import { chores, team } from '#src/content/industries/hours.ts'
import { content as fintech } from '#src/content/pages/fintech.ts'
import { content as smb } from '#src/content/pages/smb.ts'
import { paths } from '#src/content/paths.ts'
import { benefits } from '#src/content/platform/benefits.ts'
import { heroFigures as securityFigures } from '#src/content/security-solution/hero.ts'
import { ledgerFigures } from '#src/content/security-solution/ledger.ts'
import { services } from '#src/content/security-solution/operations.ts'
import { pillars } from '#src/content/security-solution/pillars.ts'
import { needs } from '#src/content/solution-needs.ts'
import { build } from '#src/content/support/guides/build.ts'
import status from '#src/content/support/status.json'
import { statusRules } from '#src/content/support/status-rules.ts'
import { integrationBenefits } from '#src/content/tasks/benefits.ts'
import { totalOf } from '#src/content/industries/chores.ts'
import { allCopy } from './copy.ts'

const figures = countedGroups.flatMap((group) => group.figures)
const figure = (name: string) => figures.find((one) => one.name === name)
const values = (records: readonly { value?: string }[]) => records.flatMap(({ value }) => value ?? [])
const percent = (...numbers: readonly number[]) => numbers.map((number) => `${number}%`)
const rows = ({ blocks = [] }: typeof smb) => blocks.flatMap((block) => block.rows ?? [])
const guideRows = build.flatMap(({ blocks }) =>
  blocks.flatMap((block) => (block.kind === 'rows' ? block.rows : [])),
)

/** Every figure that a page shows as one, as it is written there. */
const pages: Readonly<Record<string, readonly string[]>> = {
  [paths.home]: [
    ...values(heroTexts.proof),
    ...[...capabilities.flatMap(({ stats: own }) => (own ? [own] : [])), fallback.stats].flatMap(
      ({ efficiency, roi }) => percent(efficiency, roi),
    ),
  ],
  [paths.platform]: benefits.flatMap((benefit) => values(benefit.stats)),
  [paths.solutions]: values(needs.map((need) => need.figure)),
  [paths.assistant]: [
    ...values(stats),
    ...industries.flatMap(({ stats: { roi, timeSaved, growth } }) => [roi, timeSaved, growth]),
  ],
  [paths.smb]: values(rows(smb)),
  [paths.fintech]: values(rows(fintech)),
  [paths.analytics]: [
    ...values(analyticsFigures),
    ...aiFeatures.flatMap((feature) => Object.values(feature.stats)),
    ...businessTabs.flatMap((tab) => values(tab.stats)),
  ],
  [paths.tasks]: percent(...integrationBenefits.map(({ value }) => value)),
  [paths.documentation]: values(guideRows).filter((value) => /\d/.test(value)),
  [paths.securitySolution]: [
    ...values(securityFigures),
    ...services.map(({ value, unit }) => (value.endsWith('%') ? value : `${value} ${unit}`)),
    ...values(ledgerFigures),
    ...percent(...pillars.map(({ percentage }) => percentage)),
  ],
  [paths.dataPrivacy]: percent(...pillars.map(({ percentage }) => percentage)),
  [paths.automation]: [
    ...values(automationFigures),
    ...values(teamMetrics),
    ...values(kpiTiles),
    ...percent(...leadSources.map(({ share }) => share)),
    ...processRows.flatMap(({ improvement }) => /\d+%/.exec(improvement)?.[0] ?? []),
    ...templates.flatMap(({ averageTime, efficiency }) => [averageTime, efficiency]),
  ],
  [paths.status]: [...values(statusRules), `${status.promised}%`],
  [paths.caseStudies]: allPieces(readLibrary()).flatMap((piece) => values(piece.figures)),
}

/** What the table says that a page shows. */
const countedOn = (path: string) =>
  figures.flatMap(({ shown }) => (shown as Readonly<Record<string, readonly string[]>>)[path] ?? [])

describe.each(Object.entries(pages))('the figures of %s', (path, shown) => {
  it('are in the table, and the table has no other', () => {
    expect(shown.length).toBeGreaterThan(0)
    expect([...new Set(countedOn(path))].toSorted()).toEqual([...new Set(shown)].toSorted())
  })
})

/** Units by the words that write them. */
const UNITS: readonly (readonly [string, RegExp])[] = [
  ['percent', /%$/],
  ['times', /x$/],
  ['count or more', /\+$/],
  ['hours a week', /hrs\/week$/],
  ['hours of the week', /^24\/7$/],
  ['minutes', /\bmin(utes)?$/],
  ['hours', /\d h$|hours?$|(h|hour) RTO$/],
  ['seconds', /\ds$|\d s$/],
  ['bits', /-bit$/],
  ['hashes a second', /TH\/s$/],
]
const unitOf = (value: string) => UNITS.find(([, pattern]) => pattern.test(value))?.[0] ?? `none: ${value}`

/** Figures of several parts, each with a unit of its own. */
const OF_PARTS = /^(Average time of a workflow|Onboarding|Returns|Settling|Access)/

describe('a figure', () => {
  it('has the same unit on every page', () => {
    for (const one of figures.filter(({ name }) => !OF_PARTS.test(name)))
      expect(new Set(valuesOf(one).map(unitOf)).size, `${one.name}: ${valuesOf(one).join(', ')}`).toBe(1)
  })

  it('is named once, and counted in a sentence of its own', () => {
    expect(new Set(figures.map(({ name }) => name)).size).toBe(figures.length)
    expect(new Set(figures.map(({ counted }) => counted)).size).toBe(figures.length)
    for (const { counted } of figures) expect(counted).toMatch(/\.$/)
  })
})

/** Figures in running text: percentages, multiples, counts with a plus, hours a week. */
const IN_TEXT = /(?<![\d.,–-])\d[\d,.]*(?:%|x\b|M\+|\+(?=\s)|hrs\/week|-bit| TH\/s)/g
/** Where text counts something else: examples that say so, sample data of demonstrations, and the table itself. */
const EXAMPLES =
  /^(articles\/|counting\.ts|industries\/|assistant\/(voices|conversation)|platform\/(preview|demo)|support\/(openapi|status)|legal\/|analytics\/(business|capabilities))/
/** Said in text, and no claim of ours. */
const SAID_ALONE = new Set(['360°', '100%', '147%'])

it('no text of the site has a figure that is not in the table', () => {
  const known = new Set([...figures.flatMap(valuesOf), ...SAID_ALONE])
  const copy = allCopy.filter(({ file }) => !EXAMPLES.test(file))
  expect(copy.length).toBeGreaterThan(800)
  const unknown = copy.flatMap(({ file, text }) =>
    (text.match(IN_TEXT) ?? []).filter((value) => !known.has(value)).map((value) => `${file}: ${value}`),
  )
  expect(unknown).toEqual([])
})

describe('what can be recalculated', () => {
  it('the machine’s part of lead processing', () => {
    const seconds = leadSteps.flatMap(({ duration }) => /^([\d.]+)s$/.exec(duration)?.[1] ?? []).map(Number)
    const sum = seconds.reduce((all, one) => all + one, 0)
    expect(figure('Average time of a workflow')?.counted).toContain(`${sum.toFixed(1)} seconds`)
  })

  it('the sample week beside the time saved', () => {
    const { before, after } = totalOf(chores, team.start)
    expect(figure('Efficiency improvement, time saved')?.counted).toContain(
      `five people goes from ${before} hours to ${after}`,
    )
  })

  it('the sources of leads are a whole', () => {
    expect(leadSources.reduce((sum, { share }) => sum + share, 0)).toBe(100)
  })

  it('a multiple of the cost is the same return as its percentage', () => {
    const multiple = Number.parseInt(figure('ROI of automation')?.shown[paths.automation]?.[0] ?? '', 10)
    expect(`${multiple * 100}%`).toBe(teamMetrics.find(({ label }) => label.includes('ROI'))?.value)
  })

  it('no governance figure misses its own target', () => {
    for (const { title, percentage, target } of pillars)
      expect(percentage, title).toBeGreaterThanOrEqual(target)
  })

  it('charts end where their figure says', () => {
    const fall = (label: string) => {
      const { value = '', values: series = [] } =
        businessTabs.flatMap((tab) => tab.stats).find((stat) => stat.label === label) ?? {}
      return [Math.round((1 - (series.at(-1) ?? 0) / (series[0] ?? 1)) * 100), Number.parseInt(value, 10)]
    }
    for (const label of ['analytics', 'routine steps', 'dashboards']) {
      const [drawn, said] = fall(`Efficiency improvement, ${label}`)
      expect(drawn, label).toBe(said)
    }
  })
})
