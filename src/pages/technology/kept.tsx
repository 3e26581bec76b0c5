import { stackLayers, undoText } from '#src/content/technology/stack.ts'
import { SectionHead } from '#src/ui/section-head.tsx'

interface Props {
  /** The layer that is taken out: its row is lit. */
  layer: string
}

const idOf = (name: string) => stackLayers.find((layer) => layer.name === name)?.id ?? ''

/** What is kept on which layer. Row by row, the layer comes out of the stack beside it. */
export function Kept({ layer }: Props) {
  return (
    <section className="stack-kept" aria-labelledby="stack-kept">
      <SectionHead id="stack-kept" label={undoText.label} heading={undoText.heading} />
      <dl className="rows stack-rows">
        {undoText.rows.map(({ term, detail, value }) => {
          const id = idOf(value)
          return (
            <div key={term} data-part={id} data-active={id === layer || undefined}>
              <dt>{term}</dt>
              <dd>{detail}</dd>
              <dd className="mono">{value}</dd>
            </div>
          )
        })}
      </dl>
      {/* From here on the stack closes. */}
      <span data-part="end" />
    </section>
  )
}
