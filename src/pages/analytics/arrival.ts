/** Sections of this page arrive 100 px inside the bottom of the view (spec §4, scroll animation). */
export const ARRIVAL = { bottom: -100 } as const
