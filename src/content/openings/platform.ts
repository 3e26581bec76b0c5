import type { Opening } from '../opening.ts'
import { paths } from '../paths.ts'

export const opening: Opening = {
  meta: {
    path: paths.platform,
    title: 'Integrated business platform',
    description:
      'Video streaming, social media, analytics, cybersecurity, lead generation and AI dashboards around one core: see six integrations and a demo.',
  },
  label: 'Integrated platform',
  heading: { text: 'One platform for six kinds of work', emphasis: 'One platform' },
  lead: 'For companies that run on too many tools: six modules around one core that holds customers, events and permissions. Add a module and it works with the records you have.',
  blocks: [
    {
      heading: 'What joining them changes',
      band: true,
      paragraphs: [
        'Take a product video. The stream records who watched to the end, the social calendar shows which post brought them, and the lead engine raises the score of those who also read the price page. The salesperson opens a single card with all of it.',
        'The same join works in reverse. When someone leaves the company, one account is closed, and with it the video library, the reports and the customer list.',
      ],
    },
    {
      heading: 'Where to begin',
      paragraphs: [
        'Begin with two modules between which work now travels by email or spreadsheet. Most teams take leads and dashboards, because the gain is visible within a month. The core is there from the first day, so each further module is switched on rather than installed.',
      ],
    },
  ],
  next: 'Look closer at the platform',
  related: [
    { path: paths.analytics, reason: 'How data from every module is read in one place.' },
    { path: paths.tokenization, reason: 'What tokens are for, in plain terms.' },
    { path: paths.documentation, reason: 'The five concepts behind an integration.' },
  ],
  ask: { label: 'See it on your own process', topic: 'demo' },
}
