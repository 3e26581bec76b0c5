/** Words of the help center besides its questions. */
export const helpTexts = {
  groups: 'Topics',
  count: (questions: number) => `${questions} questions`,
  countOf: (left: number, all: number) => `${left} of ${all} questions`,
  linkTo: (question: string) => `Link to the answer: ${question}`,
} as const
