import { brand } from '../brand.ts'
import type { Opening } from '../opening.ts'
import { paths } from '../paths.ts'

export const opening: Opening = {
  meta: {
    path: paths.automation,
    title: 'Business automation',
    description:
      'Client onboarding in five stages, a lead engine that scores and assigns, and workflows you can watch step by step. 85% time saved on the routine parts.',
  },
  label: 'Automation',
  heading: { text: 'Let the routine run itself', emphasis: 'run itself' },
  lead: `${brand.word} automates the handovers of a business: the moments when a lead, a form or a ticket waits for somebody to notice it.`,
  // The page is written out in full: src/content/automation.
  blocks: [],
  next: 'Measure it, and hand over the rest',
  related: [
    { path: paths.tasks, reason: 'Where the work goes that still needs a person.' },
    { path: paths.analytics, reason: 'Measure a process before and after.' },
    { path: paths.smb, reason: 'Automation for teams without an IT department.' },
  ],
}
