import { brand } from '#src/content/brand.ts'
import type { PageMeta } from '#src/content/page-content.ts'
import { paths } from '#src/content/paths.ts'

/** `Security` → `Security · Brand`; the home page leads with the brand. */
export function titleOf(meta: PageMeta): string {
  return meta.path === paths.home ? `${brand.word} · ${meta.title}` : `${meta.title} · ${brand.word}`
}
