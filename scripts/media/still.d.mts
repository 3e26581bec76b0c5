import type { Browser, Page } from '@playwright/test'

export interface Still {
  /** `scene`, `theme`, `time` and whatever else page.tsx reads. */
  query: Record<string, string | number>
  /** CSS px. */
  width: number
  height: number
  scale?: number
}

export interface Studio {
  /** Address of the development server, with a slash at its end. */
  base: string
  open: (browser: Browser, item: Still) => Promise<Page>
  still: (browser: Browser, item: Still) => Promise<Buffer>
  /** A module of the project, by its path from the root. */
  load: (file: string) => Promise<Record<string, unknown>>
  close: () => Promise<void>
}

export function openStudio(): Promise<Studio>
