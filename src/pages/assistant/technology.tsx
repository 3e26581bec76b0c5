import type { ComponentType } from 'react'
import { technologies, technologyText, type Technology as Card } from '#src/content/assistant/technology.ts'
import { Section } from '#src/ui/section.tsx'
import { LanguagePlate, LearningPlate, MultilingualPlate, SentimentPlate } from './plates.tsx'
import './technology.css'

const plateOf: Record<Card['id'], ComponentType> = {
  language: LanguagePlate,
  sentiment: SentimentPlate,
  learning: LearningPlate,
  multilingual: MultilingualPlate,
}

/** Four technologies, each drawn as it works rather than named with an icon (spec §2.11). */
export function Technology() {
  return (
    <Section {...technologyText}>
      <ul className="tech-plates">
        {technologies.map(({ id, title, text }) => {
          const Plate = plateOf[id]
          return (
            <li key={id} className="tech-plate stack-3">
              <div className="tech-figure" aria-hidden="true">
                <Plate />
              </div>
              <h3>{title}</h3>
              <p className="soft">{text}</p>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
