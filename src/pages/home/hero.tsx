import { checklists } from '#src/content/home/checklists.ts'
import { opening } from '#src/content/openings/home.ts'
import { ScenePicture } from '#src/sections/scene-picture.tsx'
import { Emphasis } from '#src/ui/emphasis.tsx'
import './hero.css'

/** The instrument fills the first screen; the headline and the checklists stand around it. */
export function Hero() {
  return (
    <section className="hero" data-scene="hero">
      <ScenePicture name="hero" />
      <div className="hero-content wrap">
        <div className="hero-headline">
          <p className="mono">AI · Analytics · Security · Tokenization</p>
          <h1>
            <Emphasis {...opening.heading} />
          </h1>
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
