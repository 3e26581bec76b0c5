import { brand } from './brand.ts'

/** Instead of a page whose code or style sheet did not arrive. */
export const notLoaded = 'Not loaded'
export const notArrived = { text: 'This page did not', emphasis: 'arrive' } as const
export const stillOffline = 'Still no connection. The page will be here when you are back online.'
export const dropped = `The connection dropped, or the site was updated while you were reading. If it keeps happening, write to ${brand.email.support}.`
export const retry = 'Retry'
