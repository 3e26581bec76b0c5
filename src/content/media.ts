/** Names of a film's button. */
export const filmTexts = {
  play: (title: string) => `Film of ${title}: play`,
  pause: (title: string) => `Film of ${title}: pause`,
} as const
