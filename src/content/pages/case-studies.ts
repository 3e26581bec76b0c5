import { brand } from '../brand.ts'
import type { PageContent } from '../page-content.ts'
import { paths } from '../paths.ts'

export const content: PageContent = {
  meta: {
    path: paths.caseStudies,
    title: 'Case studies with figures you can recalculate',
    description:
      'Four illustrative projects: the state before, the steps taken, what went wrong and what was measured after, so you can compare them with a project of yours.',
  },
  label: 'Resources',
  heading: { text: 'Case studies: what changed, and what it took', emphasis: 'what it took' },
  lead: `${brand.word} publishes four illustrative projects, failures included, so that you can compare them with your own company and see where the comparison ends.`,
  blocks: [
    {
      heading: 'The same five questions each time',
      rows: [
        {
          term: 'Before',
          detail: 'How was the work done, by how many people, and what did it cost in hours?',
        },
        { term: 'Reason', detail: 'What made it worth changing at that moment and no earlier?' },
        { term: 'Steps', detail: 'What was connected, moved or retired, and in which order?' },
        { term: 'Trouble', detail: 'What failed at first, and who noticed?' },
        { term: 'After', detail: 'Which numbers moved, over which period, and what else could explain it?' },
      ],
    },
    {
      heading: 'How figures are treated',
      paragraphs: [
        'A percentage appears with the number behind it. Savings are counted in hours before they are turned into money, since wages differ and hours can be checked. A result measured over less than a month is called early.',
        'When several changes came at once, the account says that the credit cannot be divided.',
      ],
    },
    {
      heading: 'Names and permission',
      paragraphs: [
        'A client is named only after reading and approving the text. Where an account is illustrative, put together to show a typical course, its first line says so, and the figures in it are marked as examples.',
      ],
    },
    {
      heading: 'Reading one well',
      band: true,
      paragraphs: [
        'Look first at the section on trouble. If the difficulties sound like yours, the rest may apply. If they belong to a company ten times your size, ask us for an example that fits.',
      ],
    },
  ],
  next: 'Find your own starting point',
  related: [
    { path: paths.industries, reason: 'Four industries and where each begins.' },
    { path: paths.automation, reason: 'The processes most projects start with.' },
    { path: paths.blog, reason: 'Single ideas, more briefly told.' },
  ],
  action: { label: 'Schedule Consultation', topic: 'consultation' },
}

/** The list of them. */
/** Of the instrument beside the first words. */
export const legend = 'The screw closes on what it measures: once before the project, once after it.'

export const accounts = {
  id: 'accounts',
  label: 'From problem to result',
  heading: { text: 'Four case studies', line: 'How each project went, trouble included.' },
} as const
