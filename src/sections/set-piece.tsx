import type { ReactNode } from 'react'
import { REST, restsOf, type Spot, stillOf } from '#src/content/cues/cue.ts'
import { ThemedPicture } from '#src/ui/themed-picture.tsx'
import './set-piece.css'
import './set-piece-still.css'

interface Props {
  cue: Spot
  /** The section that it stands in. */
  children: ReactNode
}

/**
 * Room for a set piece in a section: decoration alone, plain HTML from the start. The stage draws the cue's scene at the
 * anchor; CSS says where that is, and makes the section leave it the room. Where no canvas is, some cues have a still.
 * Beside the rest of the section the piece has stepped back to the margin, where words lead.
 */
export function SetPiece({ cue, children }: Props) {
  const { scene, id, place, rest = 'lane' } = cue
  const rests = restsOf(cue)
  const still = stillOf(cue)
  const beside = place === 'right' || place === 'left'
  return (
    <div
      className="set-piece"
      data-place={place}
      {...(rests && { 'data-rest': rest })}
      {...((place === 'aside' || place === 'held') && { 'data-passage': '' })}
    >
      {place !== 'margin' && (
        <div className="set-piece-room" aria-hidden="true">
          <div
            className="set-piece-anchor"
            data-scene={scene}
            data-cue={id}
            {...(place === 'hero' && { 'data-progress': 'leave' })}
          >
            {still && (
              <ThemedPicture name={still} alt="" width={beside ? 760 : 1680} height={beside ? 800 : 700} />
            )}
          </div>
        </div>
      )}
      {rests && (
        <div className="set-piece-rest" aria-hidden="true" data-passage="">
          <div className="set-piece-anchor" data-scene={scene} data-cue={id + REST} />
        </div>
      )}
      {children}
    </div>
  )
}
