import { brand } from '../brand.ts'
import type { Opening } from '../opening.ts'
import { paths } from '../paths.ts'

export const opening: Opening = {
  meta: {
    path: paths.analytics,
    title: 'AI analytics',
    description:
      'Connect social media, web, CRM, finance, mobile and e-mail data to one hub. Dashboards, forecasts and reports that explain themselves at 99.9% accuracy.',
  },
  label: 'AI analytics',
  heading: { text: 'Transform Data into Strategic Advantage', emphasis: 'Strategic Advantage' },
  lead: `${brand.word} Analytics reads six kinds of source in one hub, so the answer to a question about customers does not depend on which department was asked.`,
  blocks: [
    {
      heading: 'In figures',
      rows: [
        { term: 'Accuracy', detail: 'Of models on the data they are given.', value: '99.9%' },
        { term: 'Data points', detail: 'Handled by the analytics hub.', value: '500M+' },
        { term: 'Monitoring', detail: 'Sources are watched without a pause.', value: '24/7' },
        { term: 'Insights', detail: 'Faster than by hand.', value: '10x' },
      ],
    },
    {
      heading: 'Six things to do with it',
      paragraphs: [
        'Dashboards show the present. Predictive models estimate the next weeks and state how sure they are. Reports go out on a schedule, in words as well as charts.',
        'Integration brings the sources in, visualization makes a shape of them, and monitoring tells you when a line leaves its usual band, so you need not sit and watch it.',
      ],
    },
    {
      heading: 'What is connected',
      paragraphs: [
        'Social media, website analytics, CRM, financial data, mobile apps and email marketing. Each keeps its own owner and access rules; the hub joins them on customer and time. A refund in the ledger can then be traced to the campaign that sold the order.',
      ],
    },
    {
      heading: 'What it is for',
      rows: [
        { term: 'Decision-making', detail: 'Compare options on the same figures before the meeting starts.' },
        { term: 'Optimization', detail: 'Find the step in a process where time or money leaks.' },
        { term: 'Risk mitigation', detail: 'See an exposure while it is still small enough to fix.' },
        { term: 'Opportunity', detail: 'Notice demand that no product of yours serves yet.' },
      ],
    },
  ],
  related: [
    { path: paths.platform, reason: 'Where the sources come from.' },
    { path: paths.ecommerce, reason: 'A worked view from online retail.' },
    { path: paths.whitepapers, reason: 'The methods behind forecasts, at length.' },
  ],
  action: { label: 'Start Free Trial', topic: 'trial' },
}
