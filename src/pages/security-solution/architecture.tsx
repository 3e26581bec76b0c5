import { useEffect, useRef, useState } from 'react'
import {
  architectureText,
  compliance,
  type Layer,
  layers,
} from '#src/content/security-solution/architecture.ts'
import { pieceSignalled } from '#src/stores/pieces.ts'
import { followReading } from '#src/sections/reading.ts'
import { Planet } from '#src/ui/planet.tsx'
import { Rows } from '#src/ui/rows.tsx'
import { Section } from '#src/ui/section.tsx'
import './architecture.css'
import { VaultFigure } from './vault-figure.tsx'
import { TextList } from '#src/ui/text-list.tsx'

/** Share of the view, from its top, that the top of a card has passed when it is read. */
const LINE = 0.5

interface CardProps {
  layer: Layer
  index: number
  current: boolean
  onChoose: () => void
}

/**
 * Pointing at the card, focusing its title or pressing it chooses its ring. A card that the scroll brings under a resting
 * pointer has not been pointed at.
 */
function LayerCard({ layer, index, current, onChoose }: CardProps) {
  return (
    <li
      className="stack-2"
      data-layer={layer.id}
      data-current={current || undefined}
      onPointerMove={({ pointerType, movementX, movementY }) => {
        if (pointerType === 'mouse' && (movementX || movementY)) onChoose()
      }}
    >
      <p className="mono row-2 accent">
        <Planet color={layer.color} />
        {architectureText.ring} {index + 1}
      </p>
      <h3 className="heading">
        <button type="button" className="soft" aria-pressed={current} onFocus={onChoose} onClick={onChoose}>
          {layer.title}
        </button>
      </h3>
      <p className="soft">{layer.description}</p>
      <TextList className="small" items={layer.features} />
    </li>
  )
}

/** Six cards beside the gates they stand for, and what the compliance list means (spec §2.14). */
export function Architecture() {
  const { heading, figure } = architectureText
  const list = useRef<HTMLUListElement>(null)
  // The card that is read: the last to pass the line, or the one that was pointed at, focused or pressed since.
  const [current, choose] = useState(0)
  useEffect(
    () => followReading([...(list.current?.children ?? [])], LINE, (at) => choose(Math.max(0, at))),
    [],
  )
  useEffect(() => pieceSignalled('gate', current + 1), [current])
  return (
    <Section {...architectureText}>
      <VaultFigure place="architecture" ring={current} label={figure} />
      <ul className="layers" aria-label={heading.text} ref={list}>
        {layers.map((layer, index) => (
          <LayerCard
            key={layer.id}
            layer={layer}
            index={index}
            current={index === current}
            onChoose={() => choose(index)}
          />
        ))}
      </ul>
      <div className="compliance halves inverted">
        <div className="compliance-head stack-4">
          <h3 className="heading">{architectureText.compliance}</h3>
          <p>{architectureText.mapped}</p>
        </div>
        <Rows rows={compliance} />
      </div>
    </Section>
  )
}
