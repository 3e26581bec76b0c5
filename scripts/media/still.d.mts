import type { Browser } from '@playwright/test'

export interface Still {
  /** `scene`, `theme`, `time` and whatever else page.tsx reads. */
  query: Record<string, string | number>
  /** CSS px. */
  width: number
  height: number
  scale?: number
}

export interface Studio {
  still: (browser: Browser, item: Still) => Promise<Buffer>
  close: () => Promise<void>
}

export function openStudio(): Promise<Studio>
