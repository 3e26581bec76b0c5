/** Puts values in the place of `{{name}}`. Throws at a name without a value. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`{{${name}}} has no value`)
    return value
  })
}
