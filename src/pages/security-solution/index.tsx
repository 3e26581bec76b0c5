import { Link } from 'react-router-dom'
import { EndPiece, SetPiece } from '#src/sections/set-piece.tsx'
import { content } from '#src/content/pages/security-solution.ts'
import { heroFigures, heroText } from '#src/content/security-solution/hero.ts'
import { anchors, paths } from '#src/content/paths.ts'
import { ContactSection } from '#src/sections/contact/contact-section.tsx'
import { buyingLinks } from '#src/content/buying-links.ts'
import { ContentBlocks } from '#src/sections/content-page/content-blocks.tsx'
import { PageHero } from '#src/sections/page/page-hero.tsx'
import { RelatedPages } from '#src/sections/page/related-pages.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import type { PageModule } from '#src/runtime/page-module.ts'
import { Architecture } from './architecture.tsx'
import { Protection } from './protection.tsx'
import { Ledger } from './ledger.tsx'
import { Operations } from './operations.tsx'
import { Governance } from './governance.tsx'
import './hero.css'

function SecuritySolution() {
  return (
    <>
      <SetPiece scene="vault" placement="hero" place="hero">
        <PageHero
          label={<span className="security-badge accent">{heroText.badge}</span>}
          heading={content.heading}
          lead={content.lead}
          actions={
            <>
              <ButtonLink to={`${paths.contact}?topic=security`} icon="arrow">
                {heroText.action}
              </ButtonLink>
              <ButtonLink to={`${paths.contact}?topic=start`} variant="outline">
                {heroText.start}
              </ButtonLink>
              <Link className="text-link target" to={`#${anchors.serviceLevel}`}>
                {buyingLinks.security}
              </Link>
            </>
          }
          figures={heroFigures}
        />
      </SetPiece>
      <Architecture />
      <Protection />
      <Ledger />
      <Operations />
      <SetPiece scene="vault" placement="text" place="aside">
        <Governance />
        <ContentBlocks blocks={content.blocks} />
      </SetPiece>
      <RelatedPages heading={content.next} pages={content.related} />
      <EndPiece>
        <ContactSection />
      </EndPiece>
    </>
  )
}

export const page: PageModule = {
  meta: content.meta,
  Page: SecuritySolution,
  reverse: true,
  ownScenes: [{ scene: 'gates', placement: 'operations' }],
}
