/** The button of a code sample, and its name. */
export const copy = 'Copy'
export const copyOf = (title: string) => `Copy: ${title}`
