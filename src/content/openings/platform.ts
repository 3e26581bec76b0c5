import type { Opening } from '../opening.ts'
import { paths } from '../paths.ts'

export const opening: Opening = {
  meta: {
    path: paths.platform,
    title: 'Integrated platform',
    description:
      'Video streaming, social media, analytics, cybersecurity, lead generation and AI dashboards on shared records. See the six core integrations and what joins them.',
  },
  label: 'Integrated platform',
  heading: { text: 'One platform for six kinds of work', emphasis: 'One platform' },
  lead: 'Six core integrations stand around a hub that holds customers, events and permissions. Add one and it already knows what the others know.',
  blocks: [
    {
      heading: 'What joining them changes',
      paragraphs: [
        'Take a product video. The stream records who watched to the end, the social calendar shows which post brought them, and the lead engine raises the score of those who also read the price page. The salesperson opens a single card with all of it.',
        'The same join works in reverse. When someone leaves the company, closing one account closes the door to the video library, the reports and the customer list together.',
      ],
    },
    {
      heading: 'Where to begin',
      paragraphs: [
        'Begin with two parts that already hand work to each other by mail or by spreadsheet. Most teams take leads and dashboards, because the gain is visible within a month. The hub is there from the first day, so each further part is switched on rather than installed.',
      ],
    },
  ],
  next: 'Look closer at the platform',
  related: [
    { path: paths.analytics, reason: 'How data from every part is read in one place.' },
    { path: paths.tokenization, reason: 'What tokens are for, in plain terms.' },
    { path: paths.documentation, reason: 'The five concepts behind an integration.' },
  ],
}
