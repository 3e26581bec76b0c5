export const policies = [
  {
    title: 'Access review',
    when: 'every quarter',
    text: 'Each manager confirms every right on the team. A right that is not confirmed ends.',
  },
  {
    title: 'Incident disclosure',
    when: 'once confirmed',
    text: 'Affected customers hear it before anyone else: what happened, since when, and what to do.',
  },
  {
    title: 'Data retention',
    when: 'by contract',
    text: 'Each kind of record has an end date. It is erased on that day; backups follow within 35 days.',
  },
  {
    title: 'Model oversight',
    when: 'before release',
    text: 'A model that rates people is tested for bias, and a person can overrule it.',
  },
] as const

export const governanceText = {
  id: 'governance',
  label: 'Measured every quarter',
  heading: { text: 'Governance', line: 'Four measures, each with a definition and a target.' },
  policies: 'Four policies',
} as const
