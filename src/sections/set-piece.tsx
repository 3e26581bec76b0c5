import type { ReactNode } from 'react'
import type { PagePiece, PlacedPiece } from '#scenes/placements.ts'
import { AT_END, type SetPieceLayout, stillOf } from '#src/lib/set-piece.ts'
import { ThemedPicture } from '#src/ui/themed-picture.tsx'
import { ViewStill } from './view-still.tsx'
import './set-piece.css'
import './set-piece-still.css'

type Props = PlacedPiece & {
  /** It opens the page and stays: the piece of the first screen in it gives way to it. */
  stays?: true
  /** What is written at the piece, seen once the scene is drawn: figures at its parts, or one line on how it is read. */
  legend?: ReactNode
  /** The section that it stands in; none where it has a box of its own. */
  children?: ReactNode
}

/**
 * Room for a set piece in a section: decoration alone, plain HTML from the start. The stage draws the scene at the
 * anchor; CSS says where that is, and makes the section leave it the room. Where no canvas is, some have a still.
 */
export function SetPiece({ scene, placement, stays, legend, children, ...layout }: Props) {
  const { place, wide }: SetPieceLayout = layout
  const still = stillOf(scene, placement, layout)
  const whole = place === 'hero' || place === 'close'
  return (
    <div
      className={stays ? 'set-piece stays' : 'set-piece'}
      data-place={place}
      {...(wide && { 'data-wide': '' })}
      {...((place === 'aside' || place === 'lane') && { 'data-passage': '' })}
    >
      <div className="set-piece-room" aria-hidden="true">
        <div
          className="set-piece-anchor stills"
          data-scene={scene}
          data-placement={placement}
          {...(place === 'hero' && { 'data-progress': 'leave' })}
          {...(stays && { 'data-opens': '' })}
        >
          {still &&
            (whole ? (
              <ViewStill name={still} />
            ) : (
              <ThemedPicture name={still} alt="" width={760} height={800} />
            ))}
          {legend}
        </div>
      </div>
      {children}
    </div>
  )
}

interface EndProps {
  /** The page's own piece, which comes back as the visitor has left it; else the instrument that is eclipsed under the footer. */
  piece?: PagePiece | undefined
  children: ReactNode
}

/** The end of a page: its last section, beside a piece. */
export function EndPiece({ piece, children }: EndProps) {
  const { scene, placement } = piece
    ? { scene: piece.scene, placement: piece.hero + AT_END }
    : { scene: 'closing', placement: 'closing' }
  return (
    // No placement of its own stands for that name: it is a form of the first one's.
    <SetPiece {...({ scene, placement, place: 'close' } as PlacedPiece)}>
      {/* While the form is read only the light of the core is left, from below the view. */}
      <div className="set-piece-dawn" aria-hidden="true" data-passage="">
        <div className="set-piece-anchor" data-scene="closing" data-placement="dawn" />
      </div>
      {children}
    </SetPiece>
  )
}
