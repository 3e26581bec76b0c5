interface Props {
  /** A line on a 24 px grid. */
  path: string
  size?: number
  className?: string
}

/** A line sign. Decorative: the words or the control around it say it. */
export function Glyph({ path, size = 20, className = 'glyph' }: Props) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  )
}
