import type { ReactNode } from 'react'
import { PhoneRow } from './phone-row.tsx'
import { TextList } from './text-list.tsx'
import './cards.css'

interface CardsProps {
  /** Columns at full width; two from 768 px, a row on a phone. */
  columns: 2 | 3 | 4
  /** Names the list. */
  label: string
  children: ReactNode
}

/** A list of flat cards of one level. */
export function Cards({ columns, label, children }: CardsProps) {
  return (
    <PhoneRow label={label} className={`cards cards-${columns}`}>
      {children}
    </PhoneRow>
  )
}

interface CardProps {
  title: string
  /** Mono line over the title. */
  label?: string
  text?: string
  features?: readonly string[]
  children?: ReactNode
}

/** One record: label, title, text, a ruled list of features, and whatever else it shows. */
export function Card({ title, label, text, features, children }: CardProps) {
  return (
    <li className="card panel">
      {label && <p className="label accent">{label}</p>}
      <h3>{title}</h3>
      {text && <p className="soft">{text}</p>}
      {features && <TextList className="card-features points small" items={features} />}
      {children}
    </li>
  )
}
