import { Link } from 'react-router-dom'
import { paths } from '#src/content/paths.ts'
import { faqTexts } from '#src/content/support/faq.ts'
import { helpTexts } from '#src/content/support/help-texts.ts'

const { form, mail, phone, emergency } = helpTexts.ways

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
      {[mail, phone, emergency].map(({ way, href, text }) => (
        <li key={href} className="list-row">
          <a className="text-link" href={href}>
            {way}
          </a>
          <p className="soft">{text}</p>
        </li>
      ))}
    </ul>
  )
}
