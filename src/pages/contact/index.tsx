import { useRef } from 'react'
import { EndPiece, SetPiece } from '#src/sections/set-piece.tsx'
import { contactLabel, contactMeta, contactWays } from '#src/content/contact-page.ts'
import { ContactColumns } from '#src/sections/contact/contact-section.tsx'
import { contactTexts } from '#src/content/contact.ts'
import { useHeading } from '#src/motion/use-heading.ts'
import { Emphasis } from '#src/ui/emphasis.tsx'
import type { PageModule } from '#src/runtime/page-module.ts'
import { TopicIntro } from './topic-intro.tsx'
import { InfoCards } from './info-cards.tsx'
import './contact.css'

function Contact() {
  const heading = useRef<HTMLHeadingElement>(null)
  useHeading(heading)
  return (
    <>
      <SetPiece scene="hours" placement="hero" place="hero">
        <section className="contact-hero wrap">
          <p className="label">{contactLabel}</p>
          <h1 ref={heading}>
            <Emphasis {...contactTexts.heading} />
          </h1>
          <TopicIntro />
        </section>
      </SetPiece>
      <SetPiece scene="hours" placement="form" place="margin">
        <section className="section wrap">
          <h2 className="visually-hidden">{contactWays}</h2>
          <div className="contact-rule">
            <ContactColumns />
          </div>
        </section>
      </SetPiece>
      <EndPiece>
        <InfoCards />
      </EndPiece>
    </>
  )
}

export const page: PageModule = {
  meta: contactMeta,
  Page: Contact,
}
