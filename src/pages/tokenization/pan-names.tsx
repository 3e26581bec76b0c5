import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { tokenText } from '#src/content/technology/tokens.ts'
import { PieceNames } from '#src/sections/piece-legend.tsx'
import { piecesStore } from '#src/stores/pieces.ts'
import './pan-labels.css'

/** The partners' names, which follow the beam of the balance. As there, coins move as a whole. */
export function PanNames() {
  const coins = useStore(piecesStore, ({ pool }) => Math.round(pool * 10))
  const names = useRef<HTMLDivElement>(null)
  useEffect(() => names.current?.style.setProperty('--pool', `${coins / 10}`), [coins])
  return <PieceNames ref={names} className="pan-labels" names={tokenText.pans} />
}
