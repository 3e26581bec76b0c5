import { useEffect } from 'react'
import { concepts } from '#src/content/support/concepts.ts'
import { SetPiece } from '#src/sections/set-piece.tsx'
import { useReading } from '#src/sections/use-reading.ts'
import { pieceSignalled } from '#src/stores/pieces.ts'

const chapters = concepts.map(({ chapter }) => chapter)
const fromLeft = concepts.toSorted((a, b) => a.stone - b.stone)
/** As they are cut into the stones (scenes/arch). */
const NUMERALS = ['I', 'II', 'III', 'IV', 'V'] as const

/** Beside the guide the arch is built: a stone is set with the chapter that sets up its concept. */
export function Concepts() {
  const reading = useReading(chapters)
  const set = chapters.findIndex((chapter) => chapter === reading) + 1
  useEffect(() => pieceSignalled('concepts', set), [set])
  return (
    <div className="guide-arch" aria-hidden="true">
      <SetPiece scene="arch" placement="guide" place="box" />
      <ul className="between mono soft">
        {fromLeft.map((concept) => (
          <li key={concept.name} data-set={concepts.indexOf(concept) < set}>
            <span>{NUMERALS[concept.stone]}</span>
            {concept.name}
          </li>
        ))}
      </ul>
    </div>
  )
}
