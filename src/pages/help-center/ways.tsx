import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { brand } from '#src/content/brand.ts'
import { paths } from '#src/content/paths.ts'
import { faqTexts } from '#src/content/support/faq.ts'
import { helpTexts } from '#src/content/support/help-texts.ts'

const { form, mail, phone, emergency } = helpTexts.ways

interface WayProps {
  way: string
  href: string
  /** What it is for. */
  children: ReactNode
}

function Way({ way, href, children }: WayProps) {
  return (
    <li className="list-row">
      <a className="text-link" href={href}>
        {way}
      </a>
      <p className="soft">{children}</p>
    </li>
  )
}

/** How to reach a person, each way with what it is for. */
export function Ways() {
  return (
    <ul className="faq-ways">
      <li className="list-row">
        <Link className="text-link" to={`${paths.contact}?topic=support`}>
          {faqTexts.ask}
        </Link>
        <p className="soft">{form}</p>
      </li>
      <Way {...mail}>{mail.text}</Way>
      <Way {...phone}>
        {/* No day is parted from its hours. */}
        {brand.hours.map(({ days, time }, at) => (
          <span key={days} className="faq-hours">
            {`${days} ${time}${at < brand.hours.length - 1 ? ', ' : '.'}`}
          </span>
        ))}
      </Way>
      <Way {...emergency}>{emergency.text}</Way>
    </ul>
  )
}
