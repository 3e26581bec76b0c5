import { checklists } from '#src/content/home/checklists.ts'
import { ScenePicture } from '#src/sections/scene-picture.tsx'
import { Headline } from './headline.tsx'
import './hero.css'

/** The instrument fills the first screen; the headline and the checklists stand around it. */
export function Hero() {
  return (
    <section className="hero" data-scene="hero">
      <ScenePicture name="hero" />
      <div className="hero-content wrap">
        <div className="hero-headline">
          <p className="mono">AI · Analytics · Security · Tokenization</p>
          <Headline />
        </div>
        <div className="hero-checklists">
          {checklists.map((items) => (
            <ul key={items[0]}>
              {items.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          ))}
        </div>
      </div>
    </section>
  )
}
