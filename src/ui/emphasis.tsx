interface Props {
  text: string
  /** The part of `text` that is set in brass italic; most headings have none. */
  emphasis?: string | undefined
}

/** A heading's text with the one phrase that matters. */
export function Emphasis({ text, emphasis }: Props) {
  if (!emphasis) return text
  const at = text.indexOf(emphasis)
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <em>{emphasis}</em>
      {text.slice(at + emphasis.length)}
    </>
  )
}
