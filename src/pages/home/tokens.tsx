import { tokenLists, tokenServices, tokensHero } from '#src/content/home/tokens.ts'
import { anchors, paths } from '#src/content/paths.ts'
import { useArrive } from '#src/motion/use-arrive.ts'
import { ScenePicture } from '#src/sections/scene-picture.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Emphasis } from '#src/ui/emphasis.tsx'
import { PhoneFold } from '#src/ui/phone-fold.tsx'
import { Section } from '#src/ui/section.tsx'
import './tokens.css'

/** A pause between two dense sections: three words, and the way on. */
export function TokensHero() {
  const root = useArrive<HTMLElement>()
  return (
    <section className="tokens-hero" data-scene="tokens" ref={root}>
      <ScenePicture name="tokens" />
      <div className="tokens-hero-words stack-5 wrap">
        <h2 data-arrive="lines">
          <Emphasis {...tokensHero.heading} />
        </h2>
        <p data-arrive="left">{tokensHero.line}</p>
        <ButtonLink to={`#${anchors.tokenServices}`} variant="outline">
          {tokensHero.action}
        </ButtonLink>
      </div>
    </section>
  )
}

/** Two ruled lists of what the tokens do; on phones they unfold. */
export function TokenServices() {
  return (
    <Section id={anchors.tokenServices} label={tokenServices.label} heading={tokenServices.heading}>
      <div className="inverted">
        <div className="token-lists pair">
          {tokenLists.map(({ heading, items }, at) => (
            <div key={heading} data-arrive={at === 0 ? 'left' : 'right'}>
              <PhoneFold className="token-list" summary={<h3>{heading}</h3>}>
                <ul>
                  {items.map(({ name, category, detail, value }) => (
                    <li key={name} className="token-row list-row">
                      <span>{name}</span>
                      <span className="mono soft">{category}</span>
                      <span className="small soft">{detail}</span>
                      <span className="mono accent">{value}</span>
                    </li>
                  ))}
                </ul>
              </PhoneFold>
              {at > 0 && (
                <ButtonLink to={paths.tokenization} icon="arrow">
                  {tokenServices.action}
                </ButtonLink>
              )}
            </div>
          ))}
        </div>
      </div>
    </Section>
  )
}
