/** The sections of this page leave again when they are scrolled back (spec §4). */
export const REVEAL = { reverse: true } as const
