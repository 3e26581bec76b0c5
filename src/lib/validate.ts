import { isEmail } from './email.ts'

/** What one text field must satisfy. Every rule carries its own message; lengths count characters, not UTF-16 units. */
interface TextRule {
  required: string
  /** Shortest accepted length, after trimming. */
  min?: { length: number; message: string }
  /** Longest accepted length. */
  max?: { length: number; message: string }
  /** Message for a value that does not look like an address. */
  email?: string
  /** Last word: a message, or null to accept. */
  custom?: (value: string) => string | null
}

/** Characters as a person counts them, near enough: an emoji outside the basic plane is one, not two. */
export function characters(value: string): number {
  return [...value].length
}

/** Without the signs that turn the direction of text: they make a line read as another. */
export const withoutBidi = (value: string): string => value.replace(/\p{Bidi_Control}/gu, '')

/** The first rule that `value` breaks, as its message; null when it breaks none. */
export function validateField(rule: TextRule, value: string): string | null {
  const trimmed = withoutBidi(value).trim()
  if (trimmed === '') return rule.required
  if (rule.email !== undefined && !isEmail(value)) return rule.email
  if (rule.min && characters(trimmed) < rule.min.length) return rule.min.message
  if (rule.max && characters(value) > rule.max.length) return rule.max.message
  return rule.custom?.(value) ?? null
}

/** Messages by field, in the order of the rules; empty when every field is valid. */
export function validateFields<K extends string>(
  rules: Readonly<Record<K, TextRule>>,
  values: Readonly<Record<K, string>>,
): Partial<Record<K, string>> {
  const errors: Partial<Record<K, string>> = {}
  for (const field of Object.keys(rules) as K[]) {
    const message = validateField(rules[field], values[field])
    if (message !== null) errors[field] = message
  }
  return errors
}
