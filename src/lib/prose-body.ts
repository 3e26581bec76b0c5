/**
 * The HTML of a long text. A prerendered page shows it already, and then nothing is fetched; after a navigation it is
 * loaded. `name` tells the text apart from the others.
 */
export function proseBody(name: string, load: () => Promise<string>): Promise<string> {
  const shown = globalThis.document?.querySelector(`[data-prose="${name}"]`)
  return shown ? Promise.resolve(shown.innerHTML) : load()
}
