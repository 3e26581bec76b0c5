/** Names of parts of the API reference. */
export const referenceTexts = {
  contents: 'Contents',
  /** Of the instrument beside the first words. */
  legend: 'A pin for each resource. Its light crosses as a request and comes back as the answer.',
  conventions: { id: 'conventions', heading: 'Conventions', lead: 'What holds for every request.' },
  schemas: 'Schemas',
  allSchemas: 'All schemas',
  parameters: 'Parameters',
  answers: 'Responses',
  errors: 'Errors',
  body: 'Body',
  fields: 'Fields',
  /** Names of the folds of an operation on a narrow screen. */
  takesAndAnswers: 'Parameters and responses',
  onlyAnswers: 'Responses',
  sample: 'Sample request and response',
  languageOf: (operation: string) => `Language of the request: ${operation}`,
  languages: { curl: 'curl', javascript: 'JavaScript' },
  sampleIn: (operation: string, language: string) => `${operation}, ${language}`,
  answer: (status: string) => `Response ${status}`,
  shapes: 'The objects in requests and responses, field by field.',
} as const
