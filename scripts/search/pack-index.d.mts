import type { ReadSection } from './read-page.d.mts'

export const INDEX_BUDGET: number

export function packIndex(
  pages: readonly { path: string; title: string; sections: readonly ReadSection[] }[],
  budget?: number,
): string
