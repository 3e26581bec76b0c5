import { brand } from './brand.ts'

/** Stands in for a page whose code cannot be had. */
export const missingPage = {
  label: 'Not loaded',
  heading: { text: 'This page did not arrive', emphasis: 'arrive' },
  text: `The connection dropped, or the site was updated while you were reading. If it keeps happening, write to ${brand.email.support}.`,
  offline: 'Still no connection. The page will be here when you are back online.',
  retry: 'Retry',
}
