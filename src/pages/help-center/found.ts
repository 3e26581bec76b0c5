import { faq, type FaqGroup, type Question } from '#src/content/support/faq.ts'
import { accepts } from './word-filter.ts'

/** The texts of a question are separate words: run together, the last of one would swallow the first of the next. */
export const isFound = (query: string, group: FaqGroup, { question, answer }: Question) =>
  accepts(query, [group.name, question, ...answer].join(' '))

/** How many questions a filter leaves. */
export const countFound = (query: string) =>
  faq.flatMap((group) => group.questions.filter((entry) => isFound(query, group, entry))).length
