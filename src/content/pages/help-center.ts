import { brand } from '../brand.ts'
import type { PageContent } from '../page-content.ts'
import { paths } from '../paths.ts'

export const content: PageContent = {
  meta: {
    path: paths.helpCenter,
    title: 'Help center: answers on access, data and billing',
    description:
      'More than forty answers about starting, access, integrations, the assistant, analytics, automation, privacy, tokens and billing, and a person for the rest.',
  },
  label: 'Support',
  heading: { text: 'Help center: straight answers, then a person', emphasis: 'then a person' },
  lead: `Answers to what people ask most. For the rest: ${brand.email.support}.`,
  next: 'Where else to look',
  related: [
    { path: paths.documentation, reason: 'How to connect and run the platform.' },
    { path: paths.status, reason: 'Current state and past incidents.' },
    { path: paths.privacy, reason: 'What the form sends, field by field.' },
  ],
  ask: { label: 'Report a problem', topic: 'support' },
}
