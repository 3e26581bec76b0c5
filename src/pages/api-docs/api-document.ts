import text from '#src/content/support/openapi.json?raw'
import { placeholders } from '#src/content/support/placeholders.ts'
import { fill } from '#src/lib/fill.ts'
import { operationsOf, type ApiDocument } from './openapi.ts'

/** Its shape is proven by tests/content/openapi.test.ts. */
export const api = JSON.parse(fill(text, placeholders)) as ApiDocument

export const operations = operationsOf(api)

/** Where requests go. */
export const origin = api.servers[0]?.url ?? ''

/** Anchor of a tag or a schema. */
export const anchorOf = (name: string) => name.toLowerCase().replaceAll(' ', '-')
export const schemaAnchor = (name: string) => `schema-${anchorOf(name)}`
