/** A line of the h1; phrase 0 is "The Future", phrase 1 the rest. The lines joined by spaces are the heading. */
interface HeadlineLine {
  text: string
  phrase: 0 | 1
  /** Takes the accent in its phrase's turn. */
  turns: boolean
}

export const headline: readonly HeadlineLine[] = [
  { text: 'The Future', phrase: 0, turns: true },
  { text: 'of Intelligent', phrase: 1, turns: true },
  { text: 'Business', phrase: 1, turns: false },
]
