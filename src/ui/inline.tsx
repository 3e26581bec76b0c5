interface Props {
  /** `words` in backticks are set in mono. */
  text: string
}

/** A line of copy with names from code in it. */
export function Inline({ text }: Props) {
  return text.split('`').map((part, at) => (at % 2 === 1 ? <code key={part}>{part}</code> : part))
}
