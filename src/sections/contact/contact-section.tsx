import { brand } from '#src/content/brand.ts'
import { contactTexts } from '#src/content/contact.ts'
import { paths } from '#src/content/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Section } from '#src/ui/section.tsx'
import { ContactForm } from './contact-form.tsx'
import { ContactInfo } from './contact-info.tsx'
import './contact-section.css'

/** The shared close of several pages: the form itself, and every other way to reach the company (spec §2.7). */
export function ContactSection() {
  return (
    <Section label={contactTexts.label} heading={contactTexts.heading}>
      <ContactColumns />
      <ContactWays />
    </Section>
  )
}

/** Instead of the form on a phone, which has a keyboard to cover it and a page for it. */
function ContactWays() {
  const { phone } = contactTexts
  return (
    <div className="contact-ways">
      <ButtonLink to={paths.contact} icon="arrow">
        {phone.write}
      </ButtonLink>
      <div className="contact-ways-direct">
        <a className="button" data-variant="outline" href={brand.phone.href}>
          {phone.call}
        </a>
        <a className="button" data-variant="outline" href={`mailto:${brand.email.info}`}>
          {phone.mail}
        </a>
      </div>
    </div>
  )
}

export function ContactColumns() {
  return (
    <div className="contact-columns">
      <div data-arrive="left">
        <h3>{contactTexts.formHeading}</h3>
        <ContactForm />
      </div>
      <ContactInfo />
    </div>
  )
}
