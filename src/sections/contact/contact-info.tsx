import { brand } from '#src/content/brand.ts'
import { contactTexts } from '#src/content/contact.ts'
import { ExternalLink } from '#src/sections/external-link.tsx'
import { SocialLinks } from '../social-links.tsx'
import './contact-info.css'

const { address, email, hours, phone } = brand
const { ways } = contactTexts
const oneLine = `${address.street}, ${address.city}, ${address.region} ${address.postalCode}`
/** A map site that takes an address in its URL; opened only when the visitor asks. */
const directions = `https://www.openstreetmap.org/search?query=${encodeURIComponent(oneLine)}`

/** Office, phone, mail, hours, networks and the reply promise (spec §2.7). */
export function ContactInfo() {
  return (
    <div className="contact-info" data-arrive="right">
      <h3>{contactTexts.guarantee.heading}</h3>
      <p className="contact-guarantee soft">{contactTexts.guarantee.text}</p>
      <dl className="ruled">
        <div>
          <dt>{ways.phone}</dt>
          <dd>
            <a href={phone.href}>{phone.display}</a>
          </dd>
        </div>
        <div>
          <dt>{ways.email}</dt>
          <dd>
            <a href={`mailto:${email.info}`}>{email.info}</a>
          </dd>
        </div>
        <div>
          <dt>{ways.support}</dt>
          <dd>
            <a href={`mailto:${email.support}`}>{email.support}</a>
          </dd>
        </div>
        {hours.map(({ days, time }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{time}</dd>
          </div>
        ))}
        <div>
          <dt>{ways.office}</dt>
          <dd>
            <address>
              {address.street}
              <br />
              {address.city}, {address.region} {address.postalCode}, {address.country}
            </address>
          </dd>
        </div>
      </dl>
      <ExternalLink className="button contact-directions" href={directions}>
        {contactTexts.directions}
      </ExternalLink>
      <SocialLinks />
    </div>
  )
}
