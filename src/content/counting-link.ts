import { anchors } from './paths.ts'

/** The note on all figures, on the resources page, and the link to it. */
export const countingLink = { id: anchors.howWeCount, text: 'How we count' } as const

/** Beside every group of figures. */
export const sampleFlag = 'Sample figures'
