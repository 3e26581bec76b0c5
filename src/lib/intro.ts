/** Session storage key: the intro has been seen in this tab (product: Intro). */
export const INTRO_SEEN_KEY = 'intro-seen'
