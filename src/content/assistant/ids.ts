/** Ids of the page's sections, apart from their copy: the page names them before the copy is loaded. */
export const ids = {
  voices: 'voices',
  abilities: 'core-functionalities',
  technology: 'technology',
  requests: 'all-capabilities',
  industries: 'industries',
  chat: 'demo',
} as const

/** Begins a trial of the assistant: on the first screen, and after what it can do. */
export const tryAction = 'Try for Free'
