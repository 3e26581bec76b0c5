import { connections } from '../buying.ts'
import type { ContentBlock, PageContent } from '../page-content.ts'
import { paths } from '../paths.ts'

/** What the six modules have in common: said where they have just been seen. */
export const oneRecord: ContentBlock = {
  heading: 'What one record changes',
  band: true,
  paragraphs: [
    'Take a product video. The stream records who watched to the end, the social calendar shows which post brought them, and the lead engine raises the score of those who also read the price page. The salesperson opens a single card with all of it.',
    'When someone leaves the company, one account is closed, and with it access to the video library, the reports and the customer list.',
  ],
}

export const content: PageContent = {
  meta: {
    path: paths.platform,
    title: 'Integrated business platform with six modules',
    description:
      'Video streaming, social media, analytics, cybersecurity, lead generation and AI dashboards around one core: see the six modules, what connects, and a demo.',
  },
  label: 'Integrated platform',
  heading: { text: 'One platform, six modules', emphasis: 'six modules' },
  lead: 'For companies with too many tools: six modules around one core of customers, events, permissions and one ledger.',
  blocks: [
    {
      heading: 'Where to begin',
      paragraphs: [
        'Most companies come to the integrated platform from a first product, once a second team needs the same records. Begin with the two modules between which work now travels by email or spreadsheet, often leads and dashboards. Each further module only needs to be switched on.',
      ],
    },
    connections,
  ],
  next: 'A closer look at the platform',
  related: [
    { path: paths.analytics, reason: 'How data from every module is analyzed in one place.' },
    { path: paths.tokenization, reason: 'What tokens are for, in plain terms.' },
    { path: paths.documentation, reason: 'The five concepts behind an integration.' },
  ],
}
