import { useEffect, useRef, useState } from 'react'
import { personalities, stats, voices, type Personality } from '#src/content/assistant/voices.ts'
import { pieceSignalled } from '#src/stores/pieces.ts'
import { CountingLink } from '#src/sections/counting-link.tsx'
import { useSight } from '#src/sections/use-sight.ts'
import { Figures } from '#src/ui/figures.tsx'
import { Section } from '#src/ui/section.tsx'
import { TalkHead, TalkTurn } from './talk.tsx'
import '#src/ui/planet.css'
import './voices.css'

const WAVES: Record<Personality['icon'], string> = {
  even: 'M1 8q4-6 8 0t8 0 8 0 8 0 8 0 6 0',
  bouncing: 'M1 8q3-11 6 0t6 0q4 14 8 0t8 0q3-9 6 0t6 0 6 0',
  steps: 'M1 13h8v-3h8V7h8v3h8V4h8V2h6',
}

/** How lively each speaks, 0..1: the instrument beside them takes it up. */
const LIVELY: Record<Personality['icon'], number> = { even: 0, bouncing: 0.9, steps: 0.4 }

interface ChoiceProps {
  personality: Personality
  chosen: boolean
  onChoose: () => void
}

function Choice({ personality, chosen, onChoose }: ChoiceProps) {
  const { id, name, description, color, icon } = personality
  return (
    <label className="voice-choice ringed" data-planet={color}>
      <input type="radio" className="scripted" name="voice" value={id} checked={chosen} onChange={onChoose} />
      <span className="voice-name">{name}</span>
      <svg viewBox="0 0 48 16" width="72" height="24" aria-hidden="true" focusable="false">
        <path d={WAVES[icon]} fill="none" stroke="currentColor" strokeWidth="1.2" strokeLinejoin="round" />
      </svg>
      <span className="voice-description small soft">{description}</span>
    </label>
  )
}

/** The same two questions, answered in the voice that is chosen; the other voices wait behind it, so nothing shifts. */
function SampleChat({ chosen }: { chosen: Personality['id'] }) {
  return (
    <div className="voice-chat panel" role="group" aria-label={voices.chat}>
      <TalkHead note={voices.sample} />
      <div className="voice-panels" aria-live="polite">
        {personalities.map(({ id, name, turns }) => (
          <div key={id} className="voice-panel layered" data-shown={id === chosen || undefined}>
            <p className="mono accent">{name}</p>
            <ol className="talk">
              {turns.map(({ from, text }) => (
                <TalkTurn key={text} from={from}>
                  {text}
                </TalkTurn>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </div>
  )
}

/** Three personalities to choose from, and the sample chat that follows the choice (spec §2.11). */
export function Voices() {
  const [chosen, setChosen] = useState<Personality['id']>('professional')
  const root = useRef<HTMLDivElement>(null)
  const seen = useSight(root)
  useEffect(() => {
    const choice = personalities.find(({ id }) => id === chosen)
    if (!seen || !choice) return
    pieceSignalled('voice', LIVELY[choice.icon])
    return () => pieceSignalled('voice', 0)
  }, [seen, chosen])
  return (
    <Section {...voices}>
      <div className="voices split" ref={root}>
        <fieldset className="voice-choices">
          <legend className="mono soft">{voices.legend}</legend>
          {personalities.map((personality) => (
            <Choice
              key={personality.id}
              personality={personality}
              chosen={personality.id === chosen}
              onChoose={() => setChosen(personality.id)}
            />
          ))}
        </fieldset>
        <SampleChat chosen={chosen} />
      </div>
    </Section>
  )
}

/** Four figures of the assistant (spec §2.11). */
export function Proof() {
  return (
    <div className="voices-proof wrap">
      <div className="inverted">
        <Figures items={stats} />
        <CountingLink />
      </div>
    </div>
  )
}
