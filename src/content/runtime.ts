/** Stands where a part of a page should be whose code cannot be had. */
export const missingPart = {
  text: 'This part of the page did not arrive. The connection dropped, or the site was updated while you were reading.',
  retry: 'Load the page again',
}
