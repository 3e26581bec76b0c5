import { brand } from '../brand.ts'
import type { PageContent } from '../page-content.ts'
import { paths } from '../paths.ts'

export const content: PageContent = {
  meta: {
    path: paths.smb,
    title: 'Software for small and medium businesses',
    description:
      'For owners who are also the IT department: an assistant, a few automated handovers and one dashboard, with the hours a week that each kind of team gets back.',
  },
  label: 'Industries',
  heading: { text: 'Small business: get your evenings back', emphasis: 'evenings back' },
  lead: 'A small company has much the same paperwork as a large one and fewer people to do it. Start with the chores that repeat, and leave the rest as it is for now.',
  blocks: [
    {
      heading: 'What comes back, by size of team',
      rows: [
        {
          term: 'Solopreneurs, 1 person',
          detail: 'Reminders go out and common questions get answers without you; quotes wait for your OK.',
          value: '15hrs/week',
        },
        {
          term: 'Entrepreneurs, 5 people',
          detail: 'Leads are sorted before you open the laptop.',
          value: '25hrs/week',
        },
        {
          term: 'Small and medium businesses, 11 people',
          detail: 'Handovers between people stop depending on memory.',
          value: '40hrs/week',
        },
      ],
      counted: true,
      band: true,
    },
    {
      heading: 'A sensible first month',
      across: true,
      rows: [
        {
          term: 'First week',
          detail: `Let ${brand.assistant.name} answer the ten questions you answer most. Read its replies once a day and correct the ones you would have written differently.`,
        },
        {
          term: 'Second week',
          detail: 'Turn the shared mailbox into tasks, so that every request has one owner.',
        },
        {
          term: 'From week three',
          detail:
            'Automate the handover that goes wrong most; for many teams that is the step between a signed quote and the first appointment.',
        },
      ],
    },
    {
      heading: 'What you do not need',
      paragraphs: [
        'You need no server of your own, no data team, and none of the token services until you have partners to exchange with. A mailbox, a calendar and a list of customers are enough to begin. Gmail and Outlook connect directly.',
      ],
    },
    {
      heading: 'How to judge it',
      paragraphs: [
        'If neither of two numbers improves in thirty days, do not buy.',
        'Before the trial, write down two numbers: how long a new customer waits for a first answer, and how many hours a week go to typing things twice. Look at them again after thirty days.',
      ],
      band: true,
    },
  ],
  next: 'Products for a small company',
  related: [
    { path: paths.assistant, reason: 'Personalities, languages and what it can do alone.' },
    { path: paths.automation, reason: 'Ready-made workflows for leads and tickets.' },
    { path: paths.helpCenter, reason: 'How to reach us, and how soon we answer.' },
  ],
  action: { label: 'Schedule Demo', topic: 'smb' },
}
