import type { ReactNode } from 'react'
import { type Cue, REST, restsOf } from '#src/content/cues/cue.ts'
import './set-piece.css'

interface Props {
  cue: Cue
  /** The section that it stands in. */
  children: ReactNode
}

/**
 * Room for a set piece in a section: decoration alone, plain HTML from the start, and nothing in light mode. The stage
 * draws the cue's scene at the anchor; CSS says where that is, and makes the section leave it the room. Beside the rest
 * of the section it has stepped back to the margin, pale, where words lead.
 */
export function SetPiece({ cue, children }: Props) {
  const { scene, id, place } = cue
  return (
    <div className="set-piece" data-place={place} {...(place === 'aside' && { 'data-passage': '' })}>
      {place !== 'margin' && (
        <div className="set-piece-room" aria-hidden="true">
          <div
            className="set-piece-anchor"
            data-scene={scene}
            data-cue={id}
            {...(place === 'hero' && { 'data-progress': 'leave' })}
          />
        </div>
      )}
      {restsOf(cue) && (
        <div className="set-piece-rest" aria-hidden="true" data-passage="">
          <div className="set-piece-anchor" data-scene={scene} data-cue={id + REST} />
        </div>
      )}
      {children}
    </div>
  )
}
