import {
  caseName,
  compositeOf,
  corrected,
  minutesOf,
  published,
  readingTime,
  topicName,
} from '#src/content/article-texts.ts'
import { articleTopics, kindNames, type Article } from '#src/content/article.ts'
import { trailTo } from '#src/content/trail.ts'
import { CountingLink } from '#src/sections/counting-link.tsx'
import { Plate } from '#src/sections/articles/plate.tsx'
import { ProsePage, type Fact } from '#src/sections/prose/prose-page.tsx'
import { Figures } from '#src/ui/figures.tsx'
import type { PageModule } from '#src/runtime/page-module.ts'
import { Neighbours } from './neighbours.tsx'
import { PdfLink } from '#src/sections/prose/pdf-link.tsx'
import { RelatedArticles } from './related-articles.tsx'

function factsOf({ date, dateText, updated, minutes, topic, sector }: Article): Fact[] {
  return [
    { term: published, detail: <time dateTime={date}>{dateText}</time> },
    ...(updated ? [{ term: corrected, detail: <time dateTime={updated}>{updated}</time> }] : []),
    { term: readingTime, detail: minutesOf(minutes) },
    { term: topicName, detail: articleTopics[topic] },
    // Nobody shall take a composite for a client (tests/content/articles.test.ts).
    ...(sector ? [{ term: caseName, detail: compositeOf(sector) }] : []),
  ]
}

function ArticlePage({ article, html }: { article: Article; html: string }) {
  const { title, emphasis, summary, figures, pdf, contents, path, related } = article
  return (
    <>
      <ProsePage
        trail={trailTo(path)}
        heading={{ text: title, emphasis }}
        plate={<Plate path={path} />}
        lead={summary}
        facts={factsOf(article)}
        contents={contents}
        html={html}
      >
        {figures.length > 0 && (
          <>
            <Figures items={figures} />
            <CountingLink />
          </>
        )}
        {pdf && <PdfLink href={pdf} title={title} />}
      </ProsePage>
      <Neighbours {...article} />
      <RelatedArticles pieces={related} />
    </>
  )
}

/** The page of one article, from its record and its text. */
export function articlePage(article: Article, html: string): PageModule {
  const { path, title, description, date, updated, kind, topic, words } = article
  const section = kind === 'blog' ? articleTopics[topic] : kindNames[kind]
  return {
    meta: { path, title, description, article: { date, ...(updated && { updated }), section, words } },
    Page: () => <ArticlePage article={article} html={html} />,
  }
}
