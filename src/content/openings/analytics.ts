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
  blocks: [],
  next: 'Where the data comes from, and who uses it',
  related: [
    { path: paths.platform, reason: 'Where the sources come from.' },
    { path: paths.ecommerce, reason: 'A worked view from online retail.' },
    { path: paths.whitepapers, reason: 'The methods behind forecasts, at length.' },
  ],
}
