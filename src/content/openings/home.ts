import { brand } from '../brand.ts'
import type { Opening } from '../opening.ts'
import { paths } from '../paths.ts'

export const opening: Opening = {
  meta: {
    path: paths.home,
    title: 'The Future of Intelligent Business',
    description: `${brand.word} joins analytics, security, lead generation, dashboards, video and tokenized exchange on one platform, with an assistant that works across it.`,
  },
  label: 'Integrated platform',
  heading: { text: 'The Future of Intelligent Business', emphasis: 'of Intelligent' },
  lead: `${brand.word} brings the software that a business runs on into one place: what it measures, what it protects, whom it sells to and how it gets the day’s work done.`,
  blocks: [],
  next: 'Start with one product',
  related: [
    { path: paths.solutions, reason: 'Compare the six products and see which one to begin with.' },
    { path: paths.tokenization, reason: 'Learn what tokens are used for and who benefits.' },
    { path: paths.about, reason: 'Find out why we build one platform and where the name comes from.' },
  ],
}
