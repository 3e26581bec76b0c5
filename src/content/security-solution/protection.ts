export interface Safeguard {
  id: 'encrypted' | 'permitted' | 'watched' | 'reported'
  /** Decorative badge. */
  status: string
  title: string
  text: string
}

/** The four features of data protection (spec §2.14), in the order in which a record meets them. */
export const safeguards: readonly Safeguard[] = [
  {
    id: 'encrypted',
    status: 'Encrypted',
    title: 'End-to-end encryption',
    text: 'Encrypted on the writer’s device, readable by the roles allowed. A copy made in between is useless.',
  },
  {
    id: 'permitted',
    status: 'Enforced',
    title: 'Role-based access controls',
    text: 'A record opens for a role, for a reason and for a time. Analytics and the assistant read by role, too.',
  },
  {
    id: 'watched',
    status: 'Watching',
    title: 'Continuous monitoring',
    text: 'Each read and each change is logged: who, when, from where, and what was seen.',
  },
  {
    id: 'reported',
    status: 'Armed',
    title: 'Real-time alerts',
    text: 'When an entry does not fit the others, an analyst is alerted during the session.',
  },
]

export const protectionText = {
  id: 'data-protection',
  label: 'One record',
  heading: { text: 'Data protection, end to end', emphasis: 'end to end' },
} as const

/** What the figures beneath the four features show: one sample record on its way. */
export const record = {
  plain: ['Invoice, lamp factory', 'Paid in full'],
  cipher: '9f3c a1e0 77d2 c4b8 5d0e 61f9 27aa 4cd8',
  roles: [
    { role: 'Accounting', sees: 'all of it' },
    { role: 'Support', sees: 'the status' },
    { role: 'Partner', sees: 'nothing' },
  ],
  lines: [
    { time: '09:14', text: 'accounting read it' },
    { time: '09:32', text: 'support read the status' },
    { time: '23:47', text: 'new device, access narrowed' },
  ],
  alert: { title: 'Does not fit', text: 'Same account, new device, 23:47. Analyst called.' },
} as const
