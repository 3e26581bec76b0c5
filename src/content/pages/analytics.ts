import { brand } from '../brand.ts'
import type { PageContent } from '../page-content.ts'
import { paths } from '../paths.ts'

export const content: PageContent = {
  meta: {
    path: paths.analytics,
    title: 'AI analytics software with traceable figures',
    description:
      'Connect social media, web, CRM, finance, mobile and email data in one place. Dashboards, forecasts and reports with the records behind every figure.',
  },
  label: 'AI analytics',
  heading: { text: 'Transform Data into Strategic Advantage', emphasis: 'Strategic Advantage' },
  lead: `For teams that decide by figures: ${brand.word} AI Analytics joins six kinds of data source, answers questions in plain words and shows the records behind each answer.`,
  next: 'What is behind the figures',
  related: [
    { path: paths.platform, reason: 'The six modules whose records they come from.' },
    { path: paths.ecommerce, reason: 'What an online shop learns from abandoned carts.' },
    { path: paths.whitepapers, reason: 'The methods behind forecasts, at length.' },
  ],
}

/** The buttons of the first screen. */
export const heroActions = { trial: 'Start Free Trial' } as const
