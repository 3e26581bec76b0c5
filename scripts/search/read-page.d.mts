export interface ReadSection {
  /** Empty: the top of the page. */
  anchor: string
  heading: string
  text: string
  /** Heading of the part of the page that it belongs to; empty for a part itself. */
  context: string
}

/** Null: a page that asks not to be found. */
export function readPage(
  html: string,
  path: string,
): { title: string; sections: readonly ReadSection[] } | null
