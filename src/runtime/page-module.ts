import type { ComponentType, HTMLAttributes } from 'react'
import type { PageMeta } from '#src/content/page-content.ts'
import type { ExpectedScene } from '#src/stores/stage.ts'

type SceneName = NonNullable<HTMLAttributes<HTMLElement>['data-scene']>

/** In the place that has all of its shaders, where it stands in several. */
type OwnScene = ExpectedScene & { scene: SceneName }

/** What every src/pages/<page>/index.tsx exports as `page`. */
export interface PageModule {
  meta: PageMeta
  Page: ComponentType
  /** Its sections leave again when they are scrolled back (spec §4: security and automation). */
  reverse?: true
  /** Margin at the bottom of the view in CSS px where its sections arrive; negative is inside it (spec §4: −100 on analytics). */
  bottom?: number
  /** What it draws with shaders that no other page has: prepared when a link to it is pointed at. */
  ownScenes?: readonly OwnScene[]
}
