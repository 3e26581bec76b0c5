import type { OpeningBlock } from '#src/content/opening.ts'
import { Rows } from '#src/ui/rows.tsx'

interface Props {
  blocks: readonly OpeningBlock[]
}

/** Each block: heading to the left, prose and a ruled table to the right. */
export function OpeningBlocks({ blocks }: Props) {
  return blocks.map(({ heading, paragraphs, rows }) => (
    <section key={heading} className="opening-block wrap">
      <h2>{heading}</h2>
      <div className="opening-block-body">
        {paragraphs?.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {rows && <Rows rows={rows} />}
      </div>
    </section>
  ))
}
