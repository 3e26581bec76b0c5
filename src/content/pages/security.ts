import { brand } from '../brand.ts'
import type { UnlabelledContent } from '../page-content.ts'
import { paths } from '../paths.ts'

export const content: UnlabelledContent = {
  meta: {
    path: paths.security,
    title: 'Website security: report a vulnerability',
    description:
      'How this website is protected, who to tell about a vulnerability, what to include in the report and what you can expect from us in return.',
  },
  heading: {
    text: 'Website security, and how to report a vulnerability',
    emphasis: 'report a vulnerability',
  },
  lead: `This page concerns the website itself. If you have found a way to misuse it, write to ${brand.email.support}, and a person will read it.`,
  next: 'Security beyond this website',
  related: [
    { path: paths.securitySolution, reason: 'Security of the products we sell.' },
    { path: paths.privacy, reason: 'What data this site handles at all.' },
    { path: paths.status, reason: 'How incidents are reported.' },
  ],
  ask: { label: 'Report a problem', topic: 'support' },
}
