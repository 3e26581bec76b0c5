import { guideTexts } from '#src/content/support/guide-texts.ts'
import { Link } from 'react-router-dom'
import type { Chapter } from '#src/content/support/guide.ts'
import { begin } from '#src/content/support/guides/begin.ts'
import { build } from '#src/content/support/guides/build.ts'
import { connect } from '#src/content/support/guides/connect.ts'
import { Contents } from '#src/sections/contents/contents.tsx'
import { ChapterBlock } from './chapter-block.tsx'
import { Concepts } from './concepts.tsx'

const parts = [
  { heading: guideTexts.begin, chapters: begin },
  { heading: guideTexts.build, chapters: build },
  { heading: guideTexts.connect, chapters: connect },
]
const chapters = parts.flatMap((part) => part.chapters)

/** The whole guide on one page: it can be searched, printed and read without a connection. */
export function Guide() {
  return (
    <div className="guide support columns wrap">
      <Contents
        label={guideTexts.contents}
        groups={parts.map((part) => ({
          heading: part.heading,
          entries: part.chapters.map(({ id, title }) => ({ id, name: title })),
        }))}
      />
      <div className="support-body">
        {chapters.map((chapter, index) => (
          <ChapterSection key={chapter.id} chapter={chapter} number={index + 1} />
        ))}
      </div>
      <Concepts />
    </div>
  )
}

function ChapterSection({ chapter, number }: { chapter: Chapter; number: number }) {
  const { id, title, minutes, blocks, more = [] } = chapter
  return (
    <section id={id} className="chapter stack-5" aria-labelledby={`${id}-heading`}>
      <p className="mono soft">{guideTexts.place(number, chapters.length, minutes)}</p>
      <h2 id={`${id}-heading`}>{title}</h2>
      {blocks.map((block) => (
        <ChapterBlock key={JSON.stringify(block)} block={block} />
      ))}
      {more.map(({ path, label }) => (
        <p key={path}>
          <Link className="text-link" to={path}>
            {label}
          </Link>
        </p>
      ))}
    </section>
  )
}
