/*
 * Sample data of the interface that the platform demo shows: one invented grower of fruit, one day in March.
 * Its figures are a picture's figures, not claims.
 */

export const preview = {
  note: 'Sample company',
  screens: 'Screens of the sample',
  titles: {
    dashboard: { text: 'Operations', emphasis: 'at a glance', meta: 'Live, Wed, March 18' },
    streaming: { text: 'Spring launch,', emphasis: 'live', meta: 'On air 00:42:18' },
    social: { text: 'Week 12,', emphasis: 'eleven posts', meta: '3 drafts to approve' },
    analytics: { text: 'The next', emphasis: 'ninety days', meta: 'Orders per day' },
    security: { text: 'A quiet night,', emphasis: 'one attempt', meta: 'All systems guarded' },
  },
} as const

export const dashboard = {
  figures: [
    { label: 'Revenue', value: '$41.8M', change: '+8.2%' },
    { label: 'Orders on time', value: '96%', change: '+2 pt' },
    { label: 'Open tickets', value: '37', change: '−12' },
    { label: 'Leads today', value: '124', change: '+31' },
  ],
  chart: 'Revenue by month',
  months: ['A', 'M', 'J', 'J', 'A', 'S', 'O', 'N', 'D', 'J', 'F', 'M'],
  revenue: [18, 22, 21, 26, 24, 29, 31, 30, 34, 36, 39, 44],
  plan: [17, 19, 21, 23, 25, 27, 29, 31, 33, 35, 37, 39],
  stock: {
    title: 'Needs a decision',
    rows: [
      { name: 'Citrus crate, 6 kg', value: '4 days left', urgent: true },
      { name: 'Glass bottle, 330 ml', value: '11 days left', urgent: false },
      { name: 'Label roll, spring', value: '16 days left', urgent: false },
    ],
  },
  feed: {
    title: 'Just now',
    rows: [
      { part: 'Streaming', text: 'Spring launch: live at six', opens: 'streaming' },
      { part: 'Analytics', text: '480 orders a day by June', opens: 'analytics' },
      { part: 'Security', text: 'One sign-in refused at 21:02', opens: 'security' },
      { part: 'Social', text: 'Post for 09:30 is waiting for you', opens: 'social' },
    ],
  },
} as const

export const streaming = {
  live: 'Live',
  title: { text: 'What the orchard', emphasis: 'knows in March' },
  chapters: [
    { at: '00:00', name: 'Welcome' },
    { at: '11:40', name: 'The orchard' },
    { at: '26:05', name: 'Tasting' },
    { at: '48:30', name: 'Orders' },
  ],
  viewers: { label: 'Watching now', value: '12,806' },
  audience: [1, 4, 7, 8.2, 8, 9.4, 10.8, 10.4, 11.9, 12.8],
  orders: { label: 'Orders since the start', value: '214' },
  chat: {
    title: 'Questions',
    rows: [
      { from: 'A grower in Kelowna', text: 'When do the citrus crates ship?', votes: 212 },
      { from: 'A buyer in Oslo', text: 'Can we order half crates?', votes: 148 },
      { from: 'A chef in Lyon', text: 'Is the blossom honey back?', votes: 96 },
      { from: 'A shop in Porto', text: 'Are labels printed in Portuguese?', votes: 41 },
    ],
    answer: 'On air:',
  },
} as const

interface Post {
  /** 0 is Monday. */
  day: number
  time: string
  network: string
  text: string
  state: 'approved' | 'drafted' | 'open'
}

const posts: readonly Post[] = [
  { day: 0, time: '08:00', network: 'LinkedIn', text: 'Four hours a week back', state: 'approved' },
  { day: 0, time: '12:15', network: 'Instagram', text: 'First blossom', state: 'approved' },
  { day: 1, time: '17:00', network: 'YouTube', text: 'How a crate is packed', state: 'approved' },
  { day: 2, time: '09:30', network: 'LinkedIn', text: 'What the orchard knows in March', state: 'drafted' },
  { day: 2, time: '09:40', network: 'X', text: 'We are live at six', state: 'approved' },
  { day: 2, time: '18:20', network: 'YouTube', text: 'Spring launch, live', state: 'approved' },
  { day: 3, time: '12:15', network: 'Instagram', text: 'Tasting table', state: 'drafted' },
  { day: 3, time: '15:05', network: 'X', text: 'Your questions, answered', state: 'drafted' },
  { day: 4, time: '08:00', network: 'LinkedIn', text: 'Launch in figures', state: 'open' },
  { day: 4, time: '16:30', network: 'Instagram', text: 'Behind the stream', state: 'open' },
  { day: 4, time: '19:00', network: 'Instagram', text: 'The weekend in the rows', state: 'open' },
]

export const social = {
  filter: { name: 'Network', all: 'All' },
  days: ['Mon 16', 'Tue 17', 'Wed 18', 'Thu 19', 'Fri 20', 'Sat 21', 'Sun 22'],
  today: 2,
  posts,
  states: { approved: 'approved', drafted: 'by the assistant', open: 'empty slot' },
  /** Of the post that is open. */
  detail: { network: 'Network', hour: 'Best hour', state: 'State', approve: 'Approve', rewrite: 'Rewrite' },
} as const

export const analytics = {
  months: ['January', 'March', 'May', 'June'],
  past: [300, 318, 304, 330, 322, 342, 350, 338, 360, 372, 366, 384, 396],
  next: [396, 406, 414, 424, 432, 442, 450, 460, 468, 480],
  high: [396, 420, 440, 462, 484, 506, 530, 554, 578, 602],
  low: [396, 390, 384, 378, 372, 366, 358, 352, 346, 338],
  mark: 'Price letter sent',
  today: 'today',
  figures: [
    { label: 'Expected in June', value: '480' },
    { label: 'Nine times in ten', value: '338–602' },
    { label: 'Error, last ninety days', value: '3.1%' },
  ],
  causes: {
    title: 'Why orders rose',
    rows: [
      { name: 'Price letter', share: 46 },
      { name: 'Spring stream', share: 27 },
      { name: 'Returning shops', share: 18 },
      { name: 'Weather', share: 9 },
    ],
  },
} as const

export const security = {
  dial: { value: '99.99', unit: 'percent' },
  log: [
    {
      time: '21:02:11',
      event: 'Sign-in from an unknown device',
      answer: 'blocked',
      tone: 'danger',
      note: {
        text: 'The device failed two of five checks. The session never reached',
        emphasis: 'a single record.',
      },
    },
    {
      time: '21:02:12',
      event: 'Account locked, owner notified',
      answer: '0.8 s',
      tone: 'live',
      note: {
        text: 'The owner’s phone rang before the attempt was over, with',
        emphasis: 'the place and the device.',
      },
    },
    {
      time: '21:09:40',
      event: 'Owner confirms, keys rotated',
      answer: '7 min',
      tone: 'good',
      note: {
        text: 'It was not her. Every key of the account was replaced within',
        emphasis: 'seven minutes.',
      },
    },
    {
      time: '00:00:00',
      event: 'Backup sealed, 4.2 TB',
      answer: 'verified',
      tone: 'live',
      note: {
        text: 'Sealed, copied to a second site and read back, so that it is known to be',
        emphasis: 'whole.',
      },
    },
    {
      time: '03:30:00',
      event: 'Patch window, 118 hosts',
      answer: 'complete',
      tone: 'live',
      note: { text: 'Every host came back and answered its own tests. Nobody', emphasis: 'noticed.' },
    },
    {
      time: '06:15:27',
      event: 'Access review, finance group',
      answer: '2 removed',
      tone: 'good',
      note: { text: 'Two people had moved to other teams. Their rights', emphasis: 'moved with them.' },
    },
  ],
} as const
