/** The button of a code sample, and its name. */
export const copy = 'Copy'
export const copyOf = (title: string) => `Copy: ${title}`

/** What the button shows after a press, and what a screen reader says. */
export const copyOutcomes = {
  copied: { label: 'Copied', said: (title: string) => `Copied: ${title}` },
  selected: { label: 'Selected', said: () => 'Selected. Copy it with the keyboard.' },
} as const
