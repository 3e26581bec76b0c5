import type { Devtools } from '../devtools.mjs'

export declare function loadSlowly(
  devtools: Devtools,
  address: string,
): Promise<{ text: number; largest: number; shift: number; task: number }>
export declare function measurePace(devtools: Devtools): Promise<number>
