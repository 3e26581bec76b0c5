import type { ComponentType } from 'react'

export interface SectionCode {
  /** What has arrived, or null. */
  loaded: () => ComponentType | null
  /** Asks for it; a failure is forgotten. */
  load: () => Promise<ComponentType>
}

export function sectionCode(load: () => Promise<ComponentType>): SectionCode {
  let arrived: ComponentType | null = null
  return {
    loaded: () => arrived,
    load: async () => (arrived ??= await load()),
  }
}
