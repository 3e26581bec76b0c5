import { brand } from '../brand.ts'
import type { Opening } from '../opening.ts'
import { paths } from '../paths.ts'

export const opening: Opening = {
  meta: {
    path: paths.home,
    title: 'The Future of Intelligent Business',
    description: `${brand.word} joins analytics, security, lead generation, dashboards, video and tokenized exchange on one platform, with an assistant that works across it.`,
  },
  label: 'Integrated platform',
  heading: { text: 'The Future of Intelligent Business', emphasis: 'of Intelligent' },
  lead: `${brand.word} brings the software that a business runs on into one place: what it measures, what it protects, whom it sells to and how it gets the day’s work done.`,
  blocks: [
    {
      heading: 'Six capabilities, one record',
      paragraphs: [
        'Most companies buy these jobs from separate vendors and then pay someone to reconcile them. Here they share one list of customers, one stream of events and one set of permissions. The two figures beside each capability are its efficiency and its return on investment.',
      ],
      rows: [
        {
          term: 'AI-Powered Analytics',
          detail: 'Reads sales, web and finance data together and says what changed.',
          value: '92% / 350%',
        },
        {
          term: 'Cybersecurity Solutions',
          detail: 'Encrypts what the platform holds and watches who touches it.',
          value: '99% / 280%',
        },
        {
          term: 'Lead Generation Engine',
          detail: 'Scores each inquiry and hands it to the person who should answer.',
          value: '85% / 420%',
        },
        {
          term: 'Interactive Dashboards',
          detail: 'Puts live figures in front of the people who own them.',
          value: '88% / 310%',
        },
        {
          term: 'Video Streaming Platform',
          detail: 'Carries broadcasts, meetings and recordings under your own name.',
          value: '95% / 260%',
        },
        {
          term: 'Tokenized Ecosystem',
          detail: 'Records who contributed what, and rewards it in tokens.',
          value: '90% / 380%',
        },
      ],
    },
    {
      heading: 'An assistant that takes the next step',
      paragraphs: [
        `${brand.assistant.name} answers customers around the clock in 150+ languages, in 2.3 seconds on average. Between conversations it works through tasks: it drafts the report, books the call and reminds the person who promised a reply.`,
      ],
    },
    {
      heading: 'Tokens that do a job',
      paragraphs: [
        'A token opens a service, settles a transaction or rewards someone for sharing data. The ledger underneath keeps each movement where both sides can read it, so a balance never rests on one party’s word.',
      ],
    },
  ],
  related: [
    { path: paths.solutions, reason: 'Compare the six products and see which one to begin with.' },
    { path: paths.tokenization, reason: 'Learn what tokens are used for and who benefits.' },
    { path: paths.about, reason: 'Find out why we build one platform and where the name comes from.' },
  ],
  action: { label: 'Get Started', topic: 'start' },
}
