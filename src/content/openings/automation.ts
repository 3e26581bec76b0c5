import { brand } from '../brand.ts'
import type { Opening } from '../opening.ts'
import { paths } from '../paths.ts'

export const opening: Opening = {
  meta: {
    path: paths.automation,
    title: 'Business automation',
    description:
      'Client onboarding in five stages, a lead engine that scores and assigns, and workflows you can watch step by step. 85% time saved on the routine parts.',
  },
  label: 'Automation',
  heading: { text: 'Let the routine run itself', emphasis: 'run itself' },
  lead: `${brand.word} automates the handovers of a business: the moments when a lead, a form or a ticket waits for somebody to notice it.`,
  blocks: [
    {
      heading: 'The short version',
      rows: [
        { term: 'Time saved', detail: 'On the processes that are automated.', value: '85%' },
        { term: 'Return', detail: 'On the investment.', value: '3x' },
        { term: 'Running', detail: 'Nights and weekends included.', value: '24/7' },
      ],
    },
    {
      heading: 'Onboarding a client',
      paragraphs: [
        'Five stages follow one another: initial engagement, secure data collection, 360° business analysis, predictive modeling and personalized solutions. The client sees at any time which stage they are in and what is still needed from them, which removes most of the e-mails that ask exactly that.',
      ],
    },
    {
      heading: 'Where leads come from',
      paragraphs: [
        'The engine collects from every source, scores, and assigns. Knowing the shares tells you where the next hour of marketing is best spent.',
      ],
      rows: [
        { term: 'Website', detail: 'Forms, chats and calls that begin on a page.', value: '45%' },
        { term: 'Social media', detail: 'Messages and replies on connected accounts.', value: '25%' },
        { term: 'Email', detail: 'Campaigns and direct inquiries.', value: '20%' },
        { term: 'Referrals', detail: 'People who were sent by a client or a partner.', value: '10%' },
      ],
    },
    {
      heading: 'A workflow you can read',
      paragraphs: [
        'A lead passes through six steps, from Lead Capture in two seconds and AI Scoring in one to Assignment, Notification and Engagement, with Optimization running on. Each step shows its state, so when one stops you know which, and who can restart it.',
      ],
    },
  ],
  related: [
    { path: paths.tasks, reason: 'Where the work goes that still needs a person.' },
    { path: paths.analytics, reason: 'Measure a process before and after.' },
    { path: paths.smb, reason: 'Automation for teams without an IT department.' },
  ],
  action: { label: 'Start Automating', topic: 'automation' },
}
