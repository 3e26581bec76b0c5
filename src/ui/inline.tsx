import { WHOLE } from '#src/lib/whole.ts'

interface Props {
  /** `words` in backticks are set in mono. */
  text: string
}

const keepWhole = (text: string) =>
  text.split(WHOLE).map((part, at) =>
    at % 2 === 1 ? (
      <span key={part} className="whole">
        {part}
      </span>
    ) : (
      part
    ),
  )

/** A line of copy with names from code in it; names with a number in them stay on one line. */
export function Inline({ text }: Props) {
  return text.split('`').map((part, at) => (at % 2 === 1 ? <code key={part}>{part}</code> : keepWhole(part)))
}
