import { brand } from '../brand.ts'
import type { PageContent } from '../page-content.ts'
import { paths } from '../paths.ts'

export const content: Pick<PageContent, 'meta'> = {
  meta: {
    path: paths.home,
    title: 'AI business software on one platform',
    description: `${brand.word} joins analytics, security, lead generation, video and task management on one platform, with an AI assistant. See the products or schedule a demo.`,
  },
}
