/** Ids of the sections that get their code late, apart from their copy: the pages name them before it is loaded. */
export const ids = {
  stack: 'stack',
  path: 'token-path',
  approval: 'two-of-three',
  consent: 'consent',
} as const
