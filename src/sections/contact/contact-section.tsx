import { contactTexts } from '#src/content/contact.ts'
import { Section } from '#src/ui/section.tsx'
import { ContactForm } from './contact-form.tsx'
import { ContactInfo } from './contact-info.tsx'
import './contact-section.css'

/** The shared close of several pages: the form itself, and every other way to reach the company (spec §2.7). */
export function ContactSection() {
  return (
    <Section label="Reply within 24 hours" heading={contactTexts.heading}>
      <ContactColumns />
    </Section>
  )
}

export function ContactColumns() {
  return (
    <div className="contact-columns">
      <div>
        <h3>{contactTexts.formHeading}</h3>
        <ContactForm />
      </div>
      <ContactInfo />
    </div>
  )
}
