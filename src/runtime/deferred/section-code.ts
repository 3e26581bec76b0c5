import type { ComponentType } from 'react'

export interface SectionCode {
  /** What has arrived, or null. */
  loaded: () => ComponentType | null
  /** Loads it. A failure is not kept: the next call tries again. */
  load: () => Promise<ComponentType>
}

export function sectionCode(load: () => Promise<ComponentType>): SectionCode {
  let arrived: ComponentType | null = null
  return {
    loaded: () => arrived,
    load: async () => (arrived ??= await load()),
  }
}
