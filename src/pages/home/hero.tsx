import { Link } from 'react-router-dom'
import { checklists } from '#src/content/home/checklists.ts'
import { heroTexts } from '#src/content/home/hero.ts'
import { paths } from '#src/content/paths.ts'
import { CountingLink } from '#src/sections/counting-link.tsx'
import { ScenePicture } from '#src/sections/scene-picture.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Headline } from './headline.tsx'
import './hero.css'

/** The instrument fills the first screen; what the company sells, the checklists and the figures stand around it. */
export function Hero() {
  const { label, lead, demo, explore, proof } = heroTexts
  return (
    <>
      <section className="hero" data-scene="hero">
        <ScenePicture name="hero" />
        <div className="hero-content columns wrap">
          <div className="hero-headline">
            <p className="label">{label}</p>
            <Headline />
            <p className="hero-lead">{lead}</p>
            <div className="hero-actions actions">
              <ButtonLink to={`${paths.contact}?topic=demo`}>{demo}</ButtonLink>
              <ButtonLink to={paths.solutions} variant="outline" icon="arrow">
                {explore}
              </ButtonLink>
            </div>
          </div>
          <div className="hero-checklists small">
            {checklists.map((items) => (
              <ul key={items[0]?.text}>
                {items.map(({ text, link }) => (
                  <li key={text}>
                    <Link to={link}>{text}</Link>
                  </li>
                ))}
              </ul>
            ))}
          </div>
        </div>
      </section>
      <div className="hero-band inverted wrap">
        <dl className="hero-proof">
          {proof.map(({ value, label: name }) => (
            <div key={name} className="stack-3">
              <dt className="soft">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <CountingLink />
      </div>
    </>
  )
}
