/* The part of OpenAPI 3.1 that is read of src/content/support/openapi.json. */

interface Reference {
  $ref: string
}

export interface Schema {
  $ref?: string
  type?: string | readonly string[]
  description?: string
  format?: string
  enum?: readonly string[]
  items?: Schema
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  default?: string | number
  maximum?: number
  maxLength?: number
  pattern?: string
}

export interface Parameter {
  name: string
  in: 'query' | 'path' | 'header'
  required?: boolean
  description: string
  schema: Schema
  example?: string | number
}

interface Content {
  'application/json': { schema: Reference; example: unknown }
}

interface ApiResponse {
  description: string
  content?: Content
}

interface ApiOperation {
  operationId: string
  tags: readonly string[]
  summary: string
  description: string
  parameters?: readonly (Parameter | Reference)[]
  requestBody?: { content: Content }
  responses: Readonly<Record<string, ApiResponse | Reference>>
}

export interface ApiDocument {
  openapi: string
  info: { description: string }
  servers: readonly { url: string }[]
  tags: readonly { name: string; description: string }[]
  paths: Readonly<Record<string, Readonly<Record<string, ApiOperation>>>>
  components: { schemas: Readonly<Record<string, Schema>> }
}

/** An operation with its place, and its references followed. */
export interface Operation {
  id: string
  tag: string
  /** Upper case. */
  method: string
  path: string
  summary: string
  description: string
  parameters: readonly Parameter[]
  body: { schema: string; example: unknown } | null
  responses: readonly { status: string; response: ApiResponse }[]
}

/** Last part of a reference: `#/components/schemas/Task` → `Task`. */
function nameOfReference(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1)
}

/** What a reference within the document points to. Throws where that is nothing. */
export function follow(document: ApiDocument, reference: string): unknown {
  const parts = reference.replace(/^#\//, '').split('/')
  const found = parts.reduce<unknown>(
    (value, part) =>
      typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[part] : undefined,
    document,
  )
  if (found === undefined) throw new Error(`${reference} points to nothing`)
  return found
}

function resolved<Value extends object>(document: ApiDocument, value: Value | Reference): Value {
  return '$ref' in value ? (follow(document, value.$ref) as Value) : value
}

/** All operations in the order of the document. */
export function operationsOf(document: ApiDocument): Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const body = operation.requestBody?.content['application/json']
      return {
        id: operation.operationId,
        tag: operation.tags[0] ?? '',
        method: method.toUpperCase(),
        path,
        summary: operation.summary,
        description: operation.description,
        parameters: (operation.parameters ?? []).map((parameter) => resolved(document, parameter)),
        body: body ? { schema: nameOfReference(body.schema.$ref), example: body.example } : null,
        responses: Object.entries(operation.responses).map(([status, response]) => ({
          status,
          response: resolved(document, response),
        })),
      }
    }),
  )
}

/** A type as people say it: `text`, `number or null`, `list of Task`. */
export function typeOf(schema: Schema): string {
  if (schema.$ref) return nameOfReference(schema.$ref)
  if (schema.items) return `list of ${typeOf(schema.items)}`
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? ['object'])
  return types.map((type) => (schema.format && type === 'string' ? schema.format : type)).join(' or ')
}
