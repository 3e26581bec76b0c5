import { useRef } from 'react'
import { PieceLegend } from '#src/sections/piece-legend.tsx'
import { EndPiece, SetPiece } from '#src/sections/set-piece.tsx'
import { contactLabel, contactMeta, contactWays, dialLegend } from '#src/content/contact-page.ts'
import { ContactColumns } from '#src/sections/contact/contact-section.tsx'
import { contactTexts } from '#src/content/contact.ts'
import { useHeading } from '#src/motion/use-heading.ts'
import { Emphasis } from '#src/ui/emphasis.tsx'
import type { PageModule } from '#src/runtime/page-module.ts'
import { NextSteps, TopicLead } from './topic-intro.tsx'
import { Shortcuts } from './shortcuts.tsx'
import './contact.css'

function Contact() {
  const heading = useRef<HTMLHeadingElement>(null)
  useHeading(heading)
  return (
    <>
      <SetPiece scene="hours" placement="hero" place="hero" legend={<PieceLegend text={dialLegend} />}>
        <section className="contact-hero wrap">
          <p className="label">{contactLabel}</p>
          <h1 ref={heading}>
            <Emphasis {...contactTexts.heading} />
          </h1>
          <TopicLead />
        </section>
      </SetPiece>
      <section className="section wrap">
        <h2 className="visually-hidden">{contactWays}</h2>
        <ContactColumns>
          <NextSteps />
        </ContactColumns>
      </section>
      <EndPiece piece={{ scene: 'hours', hero: 'hero' }}>
        <Shortcuts />
      </EndPiece>
    </>
  )
}

export const page: PageModule = {
  meta: contactMeta,
  Page: Contact,
}
