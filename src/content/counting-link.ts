/** Where the note on all figures stands on the page about the company, and what leads to it. */
export const countingLink = { id: 'how-we-count', text: 'How we count' } as const
