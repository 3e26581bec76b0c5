import { Link } from 'react-router-dom'
import type { ContentBlock, ContentSide } from '#src/content/page-content.ts'
import { useArrive } from '#src/motion/use-arrive.ts'
import { Rows } from '#src/ui/rows.tsx'
import { TextList } from '#src/ui/text-list.tsx'
import { CountingLink } from '../counting-link.tsx'
import './content-page.css'

interface Props {
  blocks: readonly ContentBlock[]
}

/** Each block: heading to the left, prose and a ruled table to the right. */
export function ContentBlocks({ blocks }: Props) {
  return blocks.map((block) => <Block key={block.heading} {...block} />)
}

/** A full mark before each point of the first list, an empty one before those of the second. */
function Sides({ sides }: { sides: readonly ContentSide[] }) {
  return (
    <div className="sides pair">
      {sides.map(({ term, items }) => (
        <div key={term}>
          <h3 className="soft">{term}</h3>
          <TextList items={items} />
        </div>
      ))}
    </div>
  )
}

function Block({ id, heading, paragraphs, rows, sides, across, links, counted, band }: ContentBlock) {
  const root = useArrive<HTMLElement>()
  const form = `${across ? ' across' : ''}${band ? ' inverted' : ''}`
  return (
    <section id={id} className={`content-block split-phone wrap${form}`} ref={root}>
      <h2 data-arrive="lines">{heading}</h2>
      <div className="content-block-body stack-4">
        {paragraphs?.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {rows && <Rows rows={rows} />}
        {sides && <Sides sides={sides} />}
        {counted && <CountingLink />}
        {links && (
          <p className="content-block-links cluster">
            {links.map(({ text, to }) => (
              <Link key={to} className="text-link" to={to}>
                {text}
              </Link>
            ))}
          </p>
        )}
      </div>
    </section>
  )
}
