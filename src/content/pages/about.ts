import { brand } from '../brand.ts'
import type { PageContent } from '../page-content.ts'
import { paths } from '../paths.ts'

export const content: Omit<PageContent, 'next' | 'related'> = {
  meta: {
    path: paths.about,
    title: 'About the company, its name and its office',
    description: `Why ${brand.word} builds one platform for six products, what its name means, how value is shared and how to reach us in ${brand.address.city}.`,
  },
  label: 'About us',
  heading: { text: `${brand.word} builds one platform for every department`, emphasis: 'one platform' },
  lead: `On ${brand.word}, everyone works on the same records: a lead, a task, a meeting and a payment belong to one customer.`,
}

/** The buttons of the first screen. */
export const heroActions = { journey: 'Explore Our Journey', demo: 'Schedule Demo' } as const
