/** Names of the parts of the guide, and the words around a chapter. */
export const guideTexts = {
  contents: 'Contents',
  begin: 'Begin',
  build: 'Build',
  connect: 'Connect and run',
  /** Where a chapter stands; `minutes`, where it is something to do. */
  place: (number: number, of: number, minutes?: number) =>
    `${number} of ${of}${minutes ? ` · about ${minutes} min` : ''}`,
} as const
