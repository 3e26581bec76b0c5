import { text } from '#src/content/legal/security.md'
import { opening } from '#src/content/openings/security.ts'
import { proseBody } from '#src/lib/prose-body.ts'
import { LegalPage } from '#src/sections/prose/legal-page.tsx'
import type { PageModule } from '#src/runtime/page-module.ts'

const html = await proseBody(opening.meta.path, () =>
  import('#src/content/legal/security.md?body').then((body) => body.html),
)

export const page: PageModule = {
  meta: opening.meta,
  Page: () => <LegalPage opening={opening} text={text} html={html} />,
}
