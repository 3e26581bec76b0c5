import { uiStore } from '#src/stores/ui.ts'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { useStore } from 'zustand'
import { CARD } from '#src/lib/set-piece.ts'
import { solutions, type Solution } from '#src/content/solutions.ts'
import { comparisonTexts, gridTexts } from '#src/content/solutions-texts.ts'
import { solutionsLoading, type LoadingState } from '#src/demos/solutions-loading.ts'
import { useReducedMotion } from '#src/motion/use-reduced-motion.ts'
import { useMachine } from '#src/sections/use-machine.ts'
import { useNear } from '#src/sections/use-sight.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Section } from '#src/ui/section.tsx'
import { TextList } from '#src/ui/text-list.tsx'
import { ThemedPicture } from '#src/ui/themed-picture.tsx'
import './solution-grid.css'
import './solution-object.css'

interface CardProps {
  solution: Solution
  arrival: 'waiting' | 'arriving' | 'loaded'
  /** The pointer or the keyboard is on it. */
  pointed: boolean
  point: (id: string | null) => void
}

/**
 * The link's box is the whole card; its name is the title. Its picture is the instrument that its page opens with; pointed
 * at, it moves, where there is a canvas.
 */
function SolutionCard({ solution, arrival, pointed, point }: CardProps) {
  const { id, title, description, piece, link, features } = solution
  const enter = () => point(id)
  const leave = () => point(null)
  return (
    <li
      className="solution ringed"
      data-solution={id}
      data-arrival={arrival}
      onPointerEnter={enter}
      onPointerLeave={leave}
      onFocus={enter}
      onBlur={leave}
    >
      <span className="solution-picture" aria-hidden="true">
        <ThemedPicture name={`card-${piece}`} alt="" width={640} height={640} />
      </span>
      {pointed && (
        <span
          className="solution-object"
          data-scene={piece}
          data-placement={`hero${CARD}`}
          aria-hidden="true"
        />
      )}
      <div className="solution-text stack-3">
        <h3>
          <Link className="cover" to={link}>
            {title}
          </Link>
        </h3>
        <p className="small soft">{description}</p>
        <TextList className="small soft stack-2" items={features} />
      </div>
    </li>
  )
}

/** Announced once: while it counts it is busy, and assistive technology waits for the last word. */
function Badge({ phase, loaded }: LoadingState) {
  const done = phase === 'loaded' || phase === 'gone'
  return (
    <div
      className="solutions-badge dot row-2 mono"
      role="status"
      aria-busy={!done}
      data-solutions-loaded={loaded}
      data-phase={phase}
    >
      {done ? gridTexts.loaded : gridTexts.loading(loaded, solutions.length)}
    </div>
  )
}

function arrivalOf(at: number, { phase, loaded }: LoadingState): CardProps['arrival'] {
  if (at < loaded) return 'loaded'
  return phase === 'loading' && at === loaded ? 'arriving' : 'waiting'
}

/** Six cards around the largest of them. They arrive in turn, and the badge at their corner counts them. */
export function SolutionGrid() {
  const root = useRef<HTMLDivElement>(null)
  const [state, machine] = useMachine(solutionsLoading)
  // Begins when the grid is first seen, and goes on wherever the visitor goes: nothing is left half loaded.
  const seen = useNear(root, '0px')
  const [pointed, setPointed] = useState<string | null>(null)
  const ready = useStore(uiStore, ({ pageReady }) => pageReady)
  const reduced = useReducedMotion()
  useEffect(() => {
    if (ready && seen) machine.send(reduced ? 'all' : 'start')
  }, [machine, ready, seen, reduced])

  return (
    <div ref={root} className="solutions-root" data-phase={state.phase}>
      <Section {...gridTexts}>
        <div className="solutions-status">
          <Badge {...state} />
        </div>
        <ul className="solutions columns">
          {solutions.map((solution, at) => (
            <SolutionCard
              key={solution.id}
              solution={solution}
              arrival={arrivalOf(at, state)}
              pointed={pointed === solution.id}
              point={setPointed}
            />
          ))}
        </ul>
        <ButtonLink to={`#${comparisonTexts.id}`} icon="down" variant="outline">
          {gridTexts.viewAll}
        </ButtonLink>
      </Section>
    </div>
  )
}
