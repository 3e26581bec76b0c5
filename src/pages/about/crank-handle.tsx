import type { RefObject } from 'react'
import { useStore } from 'zustand'
import { crankText, crankTrain, turnInWords } from '#src/content/crank-train.ts'
import { spreadAt } from '#src/lib/crank-train.ts'
import { piecesStore } from '#src/stores/pieces.ts'
import { useCrank } from './use-crank.ts'
import './crank.css'

/** Degrees between the outermost of the planets within which they stand in one line. */
const MET = 4

interface Props {
  /** What the page is scrolled through. */
  section: RefObject<HTMLElement | null>
}

/** Over the drawn crank: what the hand and the keys take hold of. There is none where no canvas is. */
export function CrankHandle({ section }: Props) {
  const { byHand, handlers } = useCrank(section)
  const degrees = useStore(piecesStore, ({ crank }) => Math.round(crank * 360))
  const turn = degrees / 360
  const met = spreadAt(crankTrain, turn) < MET
  return (
    <>
      <div
        className="crank-handle"
        role="slider"
        tabIndex={0}
        aria-label={crankText.name}
        aria-orientation="horizontal"
        aria-valuemin={Math.min(0, Math.floor(turn))}
        aria-valuemax={Math.max(1, Math.ceil(turn))}
        aria-valuenow={Number(turn.toFixed(3))}
        aria-valuetext={turnInWords(turn)}
        {...handlers}
      />
      <div className="crank-note mono soft" aria-hidden="true">
        <span>{met ? crankText.aligned : crankText.hint}</span>
        <span className="accent">
          {turn.toFixed(2)} {crankText.unit}
        </span>
      </div>
      <div className="visually-hidden" role="status">
        {met && byHand ? crankText.announced : ''}
      </div>
    </>
  )
}
