import type { ComponentType } from 'react'
import type { PageMeta } from '#src/content/opening.ts'

/** What every src/pages/<page>/index.tsx exports as `page`. */
export interface PageModule {
  meta: PageMeta
  Page: ComponentType
}
