/** A figure of the integration (spec §2.12), percent, and what it measures. */
export const integrationBenefits = [
  {
    id: 'messages',
    value: 95,
    title: 'faster message processing',
    measured:
      'Time from a message arriving to a task that has an owner, against sorting the same inbox by hand.',
  },
  {
    id: 'sync',
    value: 99.9,
    title: 'sync accuracy',
    measured: 'Entries that read the same in every connected calendar and mailbox when they are compared.',
  },
  {
    id: 'conflicts',
    value: 85,
    title: 'conflict prevention',
    measured: 'Share of double bookings and leave clashes caught before an invitation goes out.',
  },
] as const

export const benefitsTexts = {
  label: 'Three figures',
  heading: {
    text: 'Integration benefits',
    line: 'Time from a message to its owner, and entries that agree.',
  },
  experience: 'Experience Full Integration',
  trial: 'Start Free Trial',
} as const
