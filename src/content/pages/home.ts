import { brand } from '../brand.ts'
import type { PageContent } from '../page-content.ts'
import { paths } from '../paths.ts'

export const content: PageContent = {
  meta: {
    path: paths.home,
    title: 'AI business software on one platform',
    description: `${brand.word} joins analytics, security, lead generation, video and task management on one platform, with an AI assistant. See the products or schedule a demo.`,
  },
  label: 'Integrated platform',
  heading: { text: 'The Future of Intelligent Business', emphasis: 'of Intelligent' },
  lead: `${brand.word} brings the software that a business runs on into one place: what it measures, what it protects, whom it sells to and how it gets the day’s work done.`,
  blocks: [],
  next: 'Start with one product',
  related: [
    { path: paths.solutions, reason: 'Compare the six products and see which one to begin with.' },
    { path: paths.tokenization, reason: 'Learn what tokens are used for and who benefits.' },
    { path: paths.about, reason: 'Find out who we are and why we build one platform.' },
  ],
}
