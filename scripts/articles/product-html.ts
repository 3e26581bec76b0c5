import type { ArticleKind, ArticleTopic } from '#src/content/article.ts'
import { productTexts, topicProducts } from '#src/content/articles/products.ts'
import { paths } from '#src/content/paths.ts'

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** Who wrote it; in a note, before any advice, also what the company sells for it (the blog's house rules). */
export function bylineHtml(kind: ArticleKind, topic: ArticleTopic): string {
  const { byline, disclosure } = productTexts
  const line = kind === 'blog' ? `${byline} ${disclosure(topicProducts[topic].name)}` : byline
  return `<p class="prose-byline">${escapeHtml(line)}</p>\n`
}

/** The end of every publication: the product it has to do with, and a way to talk about it. */
export function productHtml(topic: ArticleTopic): string {
  const { path, name, text, ask } = topicProducts[topic]
  const { heading, more } = productTexts
  return `\n<div class="prose-product"><h3>${escapeHtml(heading(name))}</h3><p>${escapeHtml(text)}</p><p class="prose-product-ways"><a class="button" data-variant="solid" href="${paths.contact}?topic=${ask.topic}">${escapeHtml(ask.label)}</a><a href="${path}">${escapeHtml(more(name))}</a></p></div>`
}
