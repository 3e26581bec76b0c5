import { useStore } from 'zustand'
import { grouped } from '#src/content/grouped.ts'
import { funnelText, sample } from '#src/content/industries/funnel.ts'
import { PieceLabels, PieceLegend } from '#src/sections/piece-legend.tsx'
import { piecesStore } from '#src/stores/pieces.ts'
import { funnelOf } from './funnel-figures.ts'
import './funnel-legend.css'

/** At each bowl of the fountain how many reach it, and at the light how many orders are kept. */
export function FunnelLegend() {
  const baskets = useStore(piecesStore, (pieces) => pieces.baskets)
  const orders = useStore(piecesStore, (pieces) => pieces.orders)
  const steps = funnelOf(sample.visits, { baskets, orders, returns: sample.rates.returns })
  const { stages, legend } = funnelText
  const counts = [
    ...stages.map(({ name }, at) => ({ name, count: steps[at]?.from ?? 0 })),
    { name: legend.kept, count: steps[2].on },
  ]
  return (
    <>
      <PieceLabels className="funnel-legend">
        {counts.map(({ name, count }) => (
          <p key={name}>
            {name} <span className="mono soft">{grouped(count)}</span>
          </p>
        ))}
      </PieceLabels>
      <PieceLegend text={legend.note} />
    </>
  )
}
