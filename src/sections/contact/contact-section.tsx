import type { ReactNode } from 'react'
import { brand } from '#src/content/brand.ts'
import { contactTexts } from '#src/content/contact.ts'
import { Section } from '#src/ui/section.tsx'
import { ContactForm } from './contact-form.tsx'
import { ContactInfo } from './contact-info.tsx'
import './contact-section.css'

/** The shared close of several pages: the form itself, and every other way to reach the company (spec §2.7). */
export function ContactSection() {
  return (
    <Section {...contactTexts}>
      <ContactWays />
      <ContactColumns />
    </Section>
  )
}

/** On a phone the two ways without typing stand above the form, one tap each. */
function ContactWays() {
  const { phone } = contactTexts
  return (
    <div className="contact-ways">
      <a className="button" data-variant="outline" href={brand.phone.href}>
        {phone.call}
      </a>
      <a className="button" data-variant="outline" href={`mailto:${brand.email.info}`}>
        {phone.mail}
      </a>
    </div>
  )
}

/** What the page adds stands under the form. */
export function ContactColumns({ children }: { children?: ReactNode }) {
  return (
    <div className="contact-columns">
      <div data-arrive="left">
        <h3>{contactTexts.formHeading}</h3>
        <ContactForm />
        {children}
      </div>
      <ContactInfo />
    </div>
  )
}
