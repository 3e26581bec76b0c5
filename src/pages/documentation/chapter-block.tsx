import { placeholders } from '#src/content/support/placeholders.ts'
import type { Block } from '#src/content/support/guide.ts'
import { fill } from '#src/lib/fill.ts'
import { CodeSample } from '#src/sections/code-sample.tsx'
import { CountingLink } from '#src/sections/counting-link.tsx'
import { Inline } from '#src/ui/inline.tsx'
import { Rows } from '#src/ui/rows.tsx'

/** One block of a chapter as its kind is set. */
export function ChapterBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'text':
      return (
        <p>
          <Inline text={block.text} />
        </p>
      )
    case 'heading':
      return <h3>{block.text}</h3>
    case 'steps':
      return (
        <ol className="chapter-list">
          {block.items.map((item) => (
            <li key={item}>
              <span>
                <Inline text={item} />
              </span>
            </li>
          ))}
        </ol>
      )
    case 'rows':
      return (
        <>
          <Rows rows={block.rows} />
          {block.counted && <CountingLink />}
        </>
      )
    case 'code':
      return (
        <CodeSample title={block.title} language={block.language} code={fill(block.code, placeholders)} />
      )
    case 'note':
      return <p className="chapter-note">{block.text}</p>
  }
}
