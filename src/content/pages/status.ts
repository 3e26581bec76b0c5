import { brand } from '../brand.ts'
import type { PageContent } from '../page-content.ts'
import { paths } from '../paths.ts'

export const content: PageContent = {
  meta: {
    path: paths.status,
    title: 'Service status, uptime and incident history',
    description:
      'The state of seven components, ninety days of their history day by day, past incidents with what was said and when, and the rules we follow during one.',
  },
  label: 'Status',
  heading: { text: 'Service status and past incidents', emphasis: 'Service status' },
  lead: `The current status of seven components, their uptime over 90 days, and what ${brand.word} told customers during each incident, and when.`,
  next: 'Response times and reports',
  related: [
    { path: paths.securitySolution, reason: 'Response, recovery and continuity figures.' },
    { path: paths.helpCenter, reason: 'Hours and reply times.' },
    { path: paths.security, reason: 'Report a vulnerability in this website.' },
  ],
  ask: { label: 'Report a problem', topic: 'support' },
}

/** The buttons of the first screen. */
export const heroActions = { now: 'See the current status', report: 'Report a problem' } as const
