import type { ReactNode } from 'react'

interface Props {
  title: string
  note: string
  children: ReactNode
}

/** The window that every stage works in. */
export function Frame({ title, note, children }: Props) {
  return (
    <>
      <div className="screen-bar between">
        <span>{title}</span>
        <span className="mono soft">{note}</span>
      </div>
      <div className="screen-body stack-5">{children}</div>
    </>
  )
}
