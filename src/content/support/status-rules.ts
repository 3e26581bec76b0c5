import { brand } from '../brand.ts'

export const statusTexts = {
  good: 'All systems operational',
  legend:
    'A ring is a component over ninety days. Balls: copper down, amber slow, violet planned. Lit: the latest incident.',
  updated: 'Last updated',
  /** After the time of the last update. */
  sample: 'Sample record: this website is not connected to a monitor.',
  days: 'Components over ninety days',
  counted:
    'Uptime counts the minutes in which a component could be used. Slow periods and planned work are shown but count as uptime; planned work is announced a week ahead.',
  began: 'Began',
  quiet: 'No incident in this time',
  incidents: { text: 'Incident history', line: 'What happened, and what customers were told.' },
  rules: { text: 'What we do during an incident' },
  dayByDay: 'Day by day',
  recent: 'Most recent first',
  always: 'Every time',
  uptime: (days: number) => `Uptime in ${days} days: `,
  lowest: (days: number) => `lowest uptime of a component, ${days} days`,
  promised: 'promised in the service level agreement',
  incidentsIn: (days: number) => `incidents in ${days} days`,
  longest: 'most time down of a component',
  utc: (time: string) => `${time} UTC`,
} as const

export const kinds = { good: 'Operational', planned: 'Planned work', slow: 'Slow', down: 'Down' } as const

export const statusRules: readonly { term: string; detail: string; value?: string }[] = [
  {
    term: 'What counts',
    detail:
      'Anything that stops a customer from working, slows a whole component, shows data to the wrong person, or loses or delays data. One slow report is a defect. A report that is silently wrong is an incident, even if only one customer has seen it.',
  },
  {
    term: 'First response',
    detail: 'Until an analyst works on it, at any hour.',
    value: '< 15 min',
  },
  {
    term: 'First message',
    detail:
      'Affected customers are told by email what is affected, since when, and what they can do meanwhile. Further messages follow at the times named in the first, even when there is little to add.',
  },
  {
    term: 'Recovery',
    detail: 'Recovery time objective after a disaster.',
    value: '4 h',
  },
  {
    term: 'Afterward',
    detail:
      'A written account: cause, effect, repair, and what will prevent it next time. It names decisions and blames no one.',
  },
  {
    term: 'If you notice it first',
    detail: `Write to ${brand.email.support} with the time, the page or request and what you saw.`,
  },
]
