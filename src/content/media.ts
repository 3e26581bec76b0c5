/** What a record shows (spec §3): a picture of the product, or a film of it at work that begins and ends there. */
export type Media =
  | { type: 'image'; image: string }
  | {
      type: 'video'
      /** The first and the last frame of the film, and what stands there until it plays. */
      image: string
      /** File name in public/media without theme and extension; a panel for phones has one of its own. */
      video: string
    }

/** Names of a film's button. */
export const filmTexts = {
  play: (title: string) => `Film of ${title}: play`,
  pause: (title: string) => `Film of ${title}: pause`,
} as const
