/** Names of parts of the API reference. */
export const referenceTexts = {
  contents: 'Contents',
  conventions: 'Conventions',
  schemas: 'Schemas',
  allSchemas: 'All schemas',
  parameters: 'Parameters',
  answers: 'Answers',
} as const
