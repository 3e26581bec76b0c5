import { brand } from '../brand.ts'
import type { Opening } from '../opening.ts'
import { paths } from '../paths.ts'

export const opening: Opening = {
  meta: {
    path: paths.status,
    title: 'Service status and incidents',
    description:
      'What we monitor, what counts as an incident, how soon work on it begins and how you are told. Read it before you need it, and know what to include in a report.',
  },
  label: 'Status',
  heading: { text: 'How you learn that something is wrong', emphasis: 'something is wrong' },
  lead: `An incident costs less when everyone knows beforehand what will be said, and when. These are the rules ${brand.word} follows.`,
  blocks: [
    {
      heading: 'What is monitored',
      rows: [
        { term: 'Platform', detail: 'Whether people can sign in, read and save.', value: '99.9% SLA' },
        { term: 'Sources', detail: 'Whether connected systems report, and how late.' },
        { term: 'Assistant', detail: 'Whether it answers, and how long that takes.' },
        { term: 'API', detail: 'Errors and response times for requests with valid keys.' },
        { term: 'Security', detail: 'Unusual access, failed log-ins and changes to roles.', value: '24/7' },
      ],
    },
    {
      heading: 'What counts as an incident',
      paragraphs: [
        'Anything that stops a customer from working, shows data to the wrong person, or loses or delays data without saying so. A slow report is a defect. A report that is silently wrong is an incident, even if only one customer has seen it.',
      ],
    },
    {
      heading: 'How it is handled',
      paragraphs: [
        'The operations center responds in under 15 minutes. Customers concerned are told by e-mail what is affected, since when, and what they can do in the meantime. Further messages follow at the times we name in the first one, including when there is little to add.',
        'Afterward we send a written account: cause, effect, repair, and what will prevent it next time. It names decisions and leaves out blame.',
      ],
    },
    {
      heading: 'If you notice it first',
      paragraphs: [
        `Write to ${brand.email.support} with the time, the page or request and what you saw. This website shows no live meter: it is a set of prepared pages, and a green light painted on one of them would prove nothing.`,
      ],
    },
  ],
  related: [
    { path: paths.securitySolution, reason: 'Response, recovery and continuity figures.' },
    { path: paths.helpCenter, reason: 'Hours and reply times.' },
    { path: paths.security, reason: 'Report a weakness in this website.' },
  ],
  action: { label: 'Report a problem', topic: 'support' },
}
