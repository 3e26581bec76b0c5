import type { ReactNode } from 'react'
import type { PlacedPiece } from '#scenes/placements.ts'
import { SetPiece } from './set-piece.tsx'
import './staying-piece.css'

type Props = Extract<PlacedPiece, { place: 'aside' }> & {
  /** A first screen, and the section that follows it. */
  children: ReactNode
}

/** One piece for two: that of the first screen stays where it is while the section after it, which moves it, scrolls in. */
export function StayingPiece({ children, ...piece }: Props) {
  return (
    <SetPiece {...piece} opens>
      {children}
    </SetPiece>
  )
}
