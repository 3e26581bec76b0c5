import type { LongText } from '#src/content/article.ts'
import type { UnlabelledContent } from '#src/content/page-content.ts'
import { updatedName } from '#src/content/prose.ts'
import { trailTo } from '#src/content/trail.ts'
import type { PageModule } from '#src/runtime/page-module.ts'
import { RelatedPages } from '#src/sections/page/related-pages.tsx'
import { ProsePage } from './prose-page.tsx'

/** A page of terms and notices: quiet, dated, with its contents in the margin. */
export function legalPage(content: UnlabelledContent, text: LongText, html: string): PageModule {
  const { meta, heading, lead, related, next, ask } = content
  const Page = () => (
    <>
      <ProsePage
        trail={trailTo(meta.path)}
        heading={heading}
        lead={lead}
        facts={[{ term: updatedName, detail: <time dateTime={text.updated}>{text.updatedText}</time> }]}
        contents={text.contents}
        html={html}
      />
      <RelatedPages heading={next} pages={related} ask={ask} />
    </>
  )
  return { meta, Page }
}
