/** Where the note on all figures is on the page about the company, and what leads to it. */
export const countingLink = { id: 'how-we-count', text: 'How we count' } as const

/** Beside every group of figures. */
export const sampleFlag = 'Sample figures'
