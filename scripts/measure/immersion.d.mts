import type { Page } from '@playwright/test'

export declare const PART: number
export declare function changedShare(a: Buffer, b: Buffer): Promise<number>
export declare function settled(): boolean
export declare function stagePair(page: Page): Promise<[withStage: Buffer, without: Buffer]>
