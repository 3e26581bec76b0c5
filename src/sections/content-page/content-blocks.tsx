import { Link } from 'react-router-dom'
import type { ContentBlock } from '#src/content/page-content.ts'
import { useArrive } from '#src/motion/use-arrive.ts'
import { Rows } from '#src/ui/rows.tsx'
import { CountingLink } from '../counting-link.tsx'
import './content-page.css'

interface Props {
  blocks: readonly ContentBlock[]
}

/** Each block: heading to the left, prose and a ruled table to the right. */
export function ContentBlocks({ blocks }: Props) {
  return blocks.map((block) => <Block key={block.heading} {...block} />)
}

function Block({ id, heading, paragraphs, rows, across, links, counted, band }: ContentBlock) {
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
