/** Names of parts of the API reference. */
export const referenceTexts = {
  contents: 'Contents',
  conventions: 'Conventions',
  schemas: 'Schemas',
  allSchemas: 'All schemas',
  parameters: 'Parameters',
  answers: 'Answers',
  body: 'Body',
  fields: 'Fields',
  /** Names of the folds of an operation on a narrow screen. */
  takesAndAnswers: 'What it takes and answers',
  onlyAnswers: 'What it answers',
  sample: 'Sample request and answer',
  languageOf: (operation: string) => `Language of the request: ${operation}`,
  languages: { curl: 'curl', javascript: 'JavaScript' },
  sampleIn: (operation: string, language: string) => `${operation}, ${language}`,
  answer: (status: string) => `Answer ${status}`,
  shapes: 'The shapes that requests and answers are made of.',
} as const
