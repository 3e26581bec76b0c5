import type { ReactNode } from 'react'
import { newTab } from '#src/content/frame.ts'

interface Props {
  href: string
  className: string
  children: ReactNode
}

/** A link that leaves the site, in a new tab; the name says so to those who cannot see it. */
export function ExternalLink({ href, className, children }: Props) {
  return (
    <a className={className} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden">{newTab}</span>
    </a>
  )
}
