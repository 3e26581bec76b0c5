import { brand } from '../brand.ts'
import type { PageContent } from '../page-content.ts'
import { paths } from '../paths.ts'

export const content: PageContent = {
  meta: {
    path: paths.automation,
    title: 'Business automation software for operations',
    description:
      'Automate onboarding, leads and approvals: five stages for new clients, a lead engine that scores and assigns, and workflows that you can watch step by step.',
  },
  label: 'Automation',
  heading: { text: 'Automation that runs the routine for you', emphasis: 'runs the routine' },
  lead: `For operations and sales teams: ${brand.word} moves leads, forms and tickets on as soon as they arrive, and asks a person wherever a decision is due.`,
  next: 'Where automation hands over',
  related: [
    { path: paths.tasks, reason: 'Work that needs a person goes here.' },
    { path: paths.analytics, reason: 'Measure a process before you change it.' },
    { path: paths.smb, reason: 'Automation for teams without an IT department.' },
  ],
}
