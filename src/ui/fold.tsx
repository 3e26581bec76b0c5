import type { ReactNode } from 'react'

interface Props {
  /** Unlike that of any other fold of the site. */
  name: string
  className: string
  /** A `summary`, then what it opens. */
  children: ReactNode
}

const opened = new Set<string>()

/** A fold that stays as the visitor left it: Back finds the page as high as it was, and what was read still open. */
export function Fold({ name, className, children }: Props) {
  return (
    <details
      className={className}
      open={opened.has(name)}
      onToggle={({ currentTarget: { open } }) => opened[open ? 'add' : 'delete'](name)}
    >
      {children}
    </details>
  )
}
