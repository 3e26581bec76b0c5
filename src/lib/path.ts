/** A URL path as the site writes it: without the slashes at its end that some hosts add. */
export const trimmed = (path: string): string => (path.length > 1 ? path.replace(/\/+$/, '') : path)
