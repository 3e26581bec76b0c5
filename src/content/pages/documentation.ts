import { brand } from '../brand.ts'
import type { PageContent } from '../page-content.ts'
import { paths } from '../paths.ts'

export const content: PageContent = {
  meta: {
    path: paths.documentation,
    title: 'Platform documentation: from concepts to code',
    description:
      'From five concepts to a live workspace: connect a source, set roles and models, build a workflow, receive events, export the ledger. With samples to copy.',
  },
  label: 'Support',
  heading: { text: 'Documentation: five concepts, then build', emphasis: 'five concepts,' },
  lead: `All ${brand.word} products are built from the same five concepts. Learn them, connect one source, and go on to workflows, events and the ledger.`,
  next: 'From concepts to code',
  related: [
    { path: paths.apiDocs, reason: 'The same concepts as resources of an API.' },
    { path: paths.platform, reason: 'The products that are built from them.' },
    { path: paths.helpCenter, reason: 'How to reach a person.' },
  ],
  ask: { label: 'Start Free Trial', topic: 'trial' },
}

/** Of the instrument beside the first words. */
export const legend = 'I to V are the concepts. The arch comes apart; the guide builds it, stone by stone.'

/** The buttons of the first screen. */
export const heroActions = { connect: 'Connect the first source', api: 'API reference' } as const
