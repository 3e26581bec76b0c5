import { brand } from './brand.ts'

/** Stands where a part of a page should be whose code cannot be had. */
export const missingPart = {
  text: 'This part of the page did not arrive. The connection dropped, or the site was updated while you were reading.',
  retry: 'Load the page again',
}

/** Stands in for a page whose code cannot be had. */
export const missingPage = {
  label: 'Not loaded',
  heading: { text: 'This page did not arrive', emphasis: 'arrive' },
  text: `The connection dropped, or the site was updated while you were reading. If it keeps happening, write to ${brand.email.support}.`,
  offline: 'Still no connection. The page will be here when you are back online.',
  retry: 'Retry',
}
