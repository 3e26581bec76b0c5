/** `apiDocs` → `api-docs`. */
export function kebab(camel: string): string {
  return camel.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
