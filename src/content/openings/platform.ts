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
      heading: 'Core integrations',
      rows: [
        {
          term: 'Video streaming',
          detail: 'Live and recorded video, with viewing figures that arrive beside your sales figures.',
        },
        {
          term: 'Social media integration',
          detail: 'Plan, publish and answer from one calendar, then see which post brought an inquiry.',
        },
        {
          term: 'Advanced analytics',
          detail: 'Questions asked across every source at once, without an export in between.',
        },
        {
          term: 'Cybersecurity suite',
          detail: 'Access rules are set once and hold in all six parts.',
        },
        {
          term: 'Lead generation',
          detail: 'Inquiries from web, social and e-mail are collected, scored and assigned.',
        },
        {
          term: 'AI-powered dashboards',
          detail: 'Screens that choose what to show first by what has changed.',
        },
      ],
    },
    {
      heading: 'What joining them changes',
      paragraphs: [
        'Take a product video. The stream records who watched to the end, the social calendar shows which post brought them, and the lead engine raises the score of those who also read the price page. The salesperson opens a single card with all of it.',
        'The same join works in reverse. When someone leaves the company, closing one account closes the door to the video library, the reports and the customer list together.',
      ],
    },
    {
      heading: 'Value that can be traced',
      paragraphs: [
        'The platform can issue tokens for what partners and customers contribute, from data to introductions. You decide whether to use them; the six integrations work with or without.',
      ],
    },
  ],
  related: [
    { path: paths.analytics, reason: 'How data from every part is read in one place.' },
    { path: paths.tokenization, reason: 'What tokens are for, in plain terms.' },
    { path: paths.documentation, reason: 'The five concepts behind an integration.' },
  ],
  action: { label: 'Schedule Demo', topic: 'demo' },
}
