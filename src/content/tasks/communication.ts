/** A feature of the communication hub with its sub-points (spec §2.12); `color` is that of its tasks on the wheel. */
export const hubFeatures = [
  {
    id: 'email',
    color: 'violet',
    title: 'Email integration',
    text: 'Connect the mailboxes you have. Threads, tasks and people stay linked, whoever answers.',
    points: [
      { name: 'Gmail', text: 'Signed in through your workspace, labels kept.' },
      { name: 'Outlook', text: 'Mailboxes, shared folders and categories.' },
      { name: 'Custom SMTP, POP or IMAP', text: 'Your own server, your own domain, no forwarding.' },
    ],
  },
  {
    id: 'calendar',
    color: 'blue',
    title: 'Calendar integration',
    text: 'Every connected calendar is read and written, so a meeting that moves takes its tasks along.',
    points: [
      { name: 'Two-way sync', text: 'A change made anywhere shows everywhere.' },
      { name: 'Shared availability', text: 'Free and busy across teams, without the titles.' },
      { name: 'Time zones', text: 'Each guest sees the hour on their own clock.' },
    ],
  },
  {
    id: 'video',
    color: 'ice',
    title: 'Video conferencing',
    text: 'Rooms open from the task or the calendar entry, in the browser, with nothing to install.',
    points: [
      { name: 'Breakout rooms', text: 'Split the call, set a time, bring everyone back.' },
      { name: 'AI transcription', text: 'Who said what, searchable, with the tasks picked out.' },
    ],
  },
] as const

/** What holds for the whole hub. */
export const hubQualities: readonly { id: string; title: string; text: string }[] = [
  {
    id: 'security',
    title: 'Security',
    text: 'Encrypted in transit and at rest. A guest sees the room or thread they were invited to, and no other.',
  },
  {
    id: 'customization',
    title: 'Customization',
    text: 'Your name on the room, your fields on the task, your rules for what becomes a task.',
  },
  {
    id: 'notifications',
    title: 'Notification center',
    text: 'One list of what needs you now. The rest arrives as a digest at the hour you choose.',
  },
]

/** A sample of the notification center. */
export const notifications = {
  title: 'Today',
  label: 'Sample',
  now: [
    { text: 'Approve contract-v4', from: 'Document flow', time: '14:31' },
    { text: 'Two people ask for the same Friday', from: 'Leave', time: '13:58' },
    { text: 'Transcript is ready, 3\u00a0tasks found', from: 'Video', time: '12:10' },
  ],
  later: '11 more at 17:00, in one digest',
} as const

export const communicationTexts = {
  label: 'Email, calendar, calls',
  heading: { text: 'Communication hub', line: 'A message, a meeting and a call stay with their task.' },
  action: 'View Documentation',
} as const
