import {
  contactFields,
  contactRules,
  trapField,
  type ContactField,
  type ContactValues,
} from '#src/content/contact.ts'
import { characters, validateFields, withoutBidi } from '#src/lib/validate.ts'
import { MAX_CHARACTERS, MAX_EXTRA } from './limits.ts'
import { Refusal } from './refusal.ts'

/** What the page adds to the visitor's own four fields (spec §7). */
export const extraNames = [
  'from_name',
  'from_email',
  'timestamp',
  'user_agent',
  'page_url',
  'company_name',
] as const
type ExtraName = (typeof extraNames)[number]

export type OutboxMessage = ContactValues & Record<ExtraName, string>

/** The trap field: hidden from people, filled in by simple bots, and at times by a form filler. */
export function isTrapped(fields: ReadonlyMap<string, string>): boolean {
  return (fields.get(trapField) ?? '') !== ''
}

/** Control characters and line ends; in a header they could start another header. */
const CONTROL = /[\p{Cc}\u2028\u2029]+/gu

function checkedField(field: ContactField, value: string): string {
  if (characters(value) > MAX_CHARACTERS[field]) {
    throw new Refusal(413, `${field}: longer than ${MAX_CHARACTERS[field]} characters`)
  }
  // `search` ignores the state that a global pattern carries from one test to the next.
  if (field !== 'message' && value.search(CONTROL) !== -1)
    throw new Refusal(400, `${field}: must be a single line`)
  return field === 'name' || field === 'subject' ? withoutBidi(value) : value
}

/** The message, valid by the rules of the form itself. Throws a Refusal that names the first field at fault. */
export function readMessage(fields: ReadonlyMap<string, string>): OutboxMessage {
  const own = Object.fromEntries(
    contactFields.map((field) => [field, checkedField(field, fields.get(field) ?? '')]),
  ) as ContactValues
  const [error] = Object.entries(validateFields(contactRules, own))
  if (error) throw new Refusal(400, `${error[0]}: ${error[1]}`)
  const extras = Object.fromEntries(
    extraNames.map((name) => [
      name,
      withoutBidi(fields.get(name) ?? '')
        .replace(CONTROL, ' ')
        .slice(0, MAX_EXTRA),
    ]),
  ) as Record<ExtraName, string>
  return { ...own, ...extras }
}
