import type { ArticleKind, ArticleTopic } from '#src/content/article.ts'
import { productTexts, topicProducts } from '#src/content/articles/products.ts'
import { paths } from '#src/content/paths.ts'
import { escapeMarkup } from '#src/lib/escape.ts'

/** Who wrote it; in a note, before any advice, also what the company sells for it (the blog's house rules). */
export function bylineHtml(kind: ArticleKind, topic: ArticleTopic): string {
  const { byline, disclosure } = productTexts
  const line = kind === 'blog' ? `${byline} ${disclosure(topicProducts[topic].name)}` : byline
  return `<p class="prose-byline">${escapeMarkup(line)}</p>\n`
}

/** The end of every publication: the product it has to do with, and a way to talk about it. */
export function productHtml(topic: ArticleTopic): string {
  const { path, name, text, ask } = topicProducts[topic]
  const { heading, more } = productTexts
  return `\n<div class="prose-product"><h3>${escapeMarkup(heading(name))}</h3><p>${escapeMarkup(text)}</p><p class="prose-product-ways"><a class="button" data-variant="solid" href="${paths.contact}?topic=${ask.topic}">${escapeMarkup(ask.label)}</a><a href="${path}">${escapeMarkup(more(name))}</a></p></div>`
}
