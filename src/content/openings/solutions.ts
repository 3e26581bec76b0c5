import { brand } from '../brand.ts'
import type { Opening } from '../opening.ts'
import { paths } from '../paths.ts'

export const opening: Opening = {
  meta: {
    path: paths.solutions,
    title: 'Solutions',
    description:
      'Six products on one platform: an integrated suite, a virtual assistant, task management, AI analytics, security and business automation. Start with one.',
  },
  label: 'Solutions',
  heading: { text: 'Six products that share one memory', emphasis: 'one memory' },
  lead: 'Each product solves a problem by itself. Bought together, they stop asking your team to type the same customer into a second screen.',
  blocks: [
    {
      heading: 'What each one is for',
      rows: [
        {
          term: 'Integrated Platform',
          detail:
            'For companies that want streaming, social media, analytics, security, leads and dashboards from one supplier.',
          value: '6 parts',
        },
        {
          term: `${brand.assistant.name} Virtual Assistant`,
          detail: 'For teams that lose hours to repeated questions, onboarding and routine requests.',
          value: '150+ languages',
        },
        {
          term: 'Task Management Suite',
          detail: 'For managers who run people, freelancers, calendars and documents from an inbox.',
          value: '99.9% sync',
        },
        {
          term: 'AI Analytics',
          detail: 'For anyone who has the data but waits a week for the answer.',
          value: '10x faster',
        },
        {
          term: 'Security',
          detail: 'For organizations that must show an auditor how data is encrypted, reached and recovered.',
          value: '256-bit AES',
        },
        {
          term: 'Business Automation',
          detail: 'For sales and service teams whose handovers depend on someone remembering.',
          value: '85% time saved',
        },
      ],
    },
    {
      heading: 'Which to begin with',
      paragraphs: [
        'Begin where the waiting is. If customers wait, start with the assistant. If decisions wait, start with analytics. If the same approval sits in three inboxes, start with tasks or automation.',
        'Security is part of every product and can also be bought by itself, which is the usual route for a company in a regulated trade.',
      ],
    },
    {
      heading: 'How a first conversation goes',
      paragraphs: [
        'Bring one process that annoys you and the systems it touches. In a demo we walk through that process on the platform, name what would change and say plainly if a smaller tool would do.',
      ],
    },
  ],
  related: [
    { path: paths.platform, reason: 'The whole suite, and how its parts connect.' },
    { path: paths.assistant, reason: 'The product most teams can try without changing a system.' },
    { path: paths.analytics, reason: 'Six sources of data and one hub to read them from.' },
    { path: paths.automation, reason: 'Onboarding and lead handling, stage by stage.' },
  ],
  action: { label: 'Schedule Demo', topic: 'demo' },
}
