import { brand } from '../brand.ts'

/** Words of the help center besides its questions. */
export const helpTexts = {
  groups: 'Topics',
  /** Of the topics, as the compass has them. */
  numerals: ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'],
  /** Beneath the compass. */
  legend: (first: string) => `I to X: the topics. The needle rests on I, ${first}.`,
  count: (questions: number) => `${questions} questions`,
  countOf: (left: number, all: number) => `${left} of ${all} questions`,
  /** Ways to a person, each with what it is for. */
  ways: {
    form: 'A short form; your text stays if sending fails.',
    mail: {
      way: brand.email.support,
      href: `mailto:${brand.email.support}`,
      text: 'For anything that does not fit a form.',
    },
    phone: { way: brand.phone.display, href: brand.phone.href },
    emergency: {
      way: brand.emergency.display,
      href: brand.emergency.href,
      text: 'For a security emergency, day and night.',
    },
  },
  linkTo: (question: string) => `Link to the answer: ${question}`,
} as const
