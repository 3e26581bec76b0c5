import { brand } from '../brand.ts'
import type { PageContent } from '../page-content.ts'
import { paths } from '../paths.ts'

export const content: PageContent = {
  meta: {
    path: paths.apiDocs,
    title: 'API reference and samples for the platform API',
    description:
      'A sample reference of the platform API, made from one OpenAPI file: contacts, events, queries, workflows, ledger, webhooks, with requests to copy.',
  },
  label: 'Support',
  heading: { text: 'API reference with few surprises', emphasis: 'few surprises' },
  lead: `A sample reference of the ${brand.word} API, generated from one OpenAPI file. It shows the conventions an engineer should plan for; the addresses and keys for your workspace come with access.`,
  next: 'The concepts behind the API',
  related: [
    { path: paths.documentation, reason: 'What workspace, source, event, task and role mean.' },
    { path: paths.technology, reason: 'The layers behind the API.' },
    { path: paths.status, reason: 'The current state, and past incidents.' },
  ],
  ask: { label: 'Ask a question', topic: 'technology' },
}

/** The buttons of the first screen. */
export const heroActions = { download: 'Download openapi.json', conventions: 'Read the conventions' } as const
