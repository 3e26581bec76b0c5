import { brand } from './brand.ts'

/** The office hours as a sentence, for prose. */
export const hoursText = brand.hours.map(({ days, time }) => `${days} ${time}`).join(', ')
