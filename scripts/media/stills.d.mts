export interface Still {
  /** File name in public/media, with the theme and without an extension. */
  name: string
  /** What page.tsx draws. */
  query: Readonly<Record<string, string | number>> & { scene: string; theme: string }
  width: number
  height: number
  scale: number
  /** Width of the file, px. */
  shown: number
  /** Bytes of an AVIF file at most. */
  limit: number
}
export const STILLS: readonly Still[]
