import type { ComponentType } from 'react'
import type { PageMeta } from '#src/content/page-content.ts'

/** What every src/pages/<page>/index.tsx exports as `page`. */
export interface PageModule {
  meta: PageMeta
  Page: ComponentType
  /** Its sections leave again when they are scrolled back (spec §4: security and automation). */
  reverse?: true
}
