import type { PageMeta } from './page-content.ts'
import { paths } from './paths.ts'

export const notFoundMeta: PageMeta = {
  path: paths.notFound,
  title: 'Page not found',
  description:
    'This address leads to no page of the site. From here you can reach the nearest pages, the solutions and the contact form.',
}

export const notFoundTexts = {
  heading: { text: 'Page not found', emphasis: 'not found' },
  lead: 'Nothing orbits here: the address may have been mistyped, or the page has moved.',
  nearest: 'The nearest pages',
} as const
