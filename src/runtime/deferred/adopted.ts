/*
 * Which sections of the document still stand as the prerenderer wrote them. Only the first page's do: the sections of
 * a page that comes by navigation are rendered, though one of the same name may still be in the document.
 */
let page: ParentNode | null = null

/** Called before the first page is hydrated. */
export function expectPrerendered(container: ParentNode): void {
  page = container
}

/** The first page has been hydrated, or hydration has failed. */
export function forgetPrerendered(): void {
  page = null
}

/** HTML of a prerendered section as it stands, or null where it has to be rendered. */
export function prerenderedHtml(id: string): string | null {
  return page?.querySelector(`[data-deferred="${id}"]`)?.innerHTML ?? null
}
