import { brand } from '../brand.ts'
import type { PageContent } from '../page-content.ts'
import { paths } from '../paths.ts'
import { measured, pillars } from '../security-solution/pillars.ts'

export const content: PageContent = {
  meta: {
    path: paths.dataPrivacy,
    title: 'Data privacy: purpose, roles and erasure',
    description:
      'How customer data is collected, limited, encrypted and erased on the platform, with four governance measures, their definitions and their targets.',
  },
  label: 'Technology',
  heading: { text: 'Data privacy you can check', emphasis: 'you can check' },
  lead: 'Every use of personal data has a named purpose. These rules say who may read a field, for how long, and how it is erased, and the platform enforces them.',
  blocks: [
    {
      heading: 'Four rules for every field',
      across: true,
      rows: [
        { term: 'Purpose', detail: 'A field is collected for a named use. A new use needs a new decision.' },
        {
          term: 'Role',
          detail: 'Role-based access controls show each person the records their work requires.',
        },
        {
          term: 'Encryption',
          detail: 'Data is encrypted with AES-256 in transit and at rest.',
        },
        { term: 'Storage', detail: 'Personal data is kept where it can be corrected, exported and deleted.' },
      ],
    },
    {
      heading: 'How governance is measured',
      band: true,
      paragraphs: [
        'Four measures, counted every quarter. Each has a definition and a target, and is published even when it falls.',
      ],
      rows: pillars.map((pillar) => ({
        term: pillar.title,
        detail: measured(pillar),
        value: `${pillar.percentage}%`,
      })),
      counted: true,
    },
    {
      heading: 'What the assistant may see',
      paragraphs: [
        `${brand.assistant.name} works with the permissions of the person it is helping. It cannot quote a contract to someone who may not open that contract, and each read is logged.`,
      ],
    },
    {
      heading: 'Your side of it',
      paragraphs: [
        'You remain responsible for the lawful basis on which you collect. Bring your records of processing to the first workshop, because they decide most of the setup. How this website treats its own visitors is covered in the privacy notice.',
      ],
    },
  ],
  next: 'How these rules are enforced',
  related: [
    { path: paths.securitySolution, reason: 'Encryption, roles and monitoring.' },
    { path: paths.privacy, reason: 'The privacy notice for this website.' },
    { path: paths.legalIndustry, reason: 'Confidentiality where it is a professional duty.' },
  ],
  action: { label: 'Schedule Consultation', topic: 'consultation' },
}
