import type { Page } from '@playwright/test'

export interface Words {
  text: string
  large: boolean
  /** The limit, and the contrast on its worst squares. */
  least: number
  worst: number
}

export declare function goTo(page: Page, share: number): Promise<void>
export declare function wordsHere(
  page: Page,
): Promise<{ pair: [withStage: Buffer, without: Buffer]; words: Words[] }>
