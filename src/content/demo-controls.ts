/** The buttons of everything that plays by itself; each is named with what it controls, as in “Play platform demo”. */
export const verbs = { play: 'Play', pause: 'Pause', reset: 'Reset' } as const
export const controlsOf = (name: string) => `Controls: ${name}`
