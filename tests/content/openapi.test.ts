import { describe, expect, it } from 'vitest'
import { brand } from '#src/content/brand.ts'
import { placeholders } from '#src/content/support/placeholders.ts'
import text from '#src/content/support/openapi.json?raw'
import { curlOf, javascriptOf } from '#src/pages/api-docs/api-request.ts'
import { fill } from '#src/lib/fill.ts'
import {
  follow,
  operationsOf,
  typeOf,
  type ApiDocument,
  type Operation,
  type Schema,
} from '#src/pages/api-docs/openapi.ts'

const api = JSON.parse(fill(text, placeholders)) as ApiDocument
const operations = operationsOf(api)

/** Every object in a value that has the key. */
function having(value: unknown, key: string): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return []
  const own = key in value ? [value as Record<string, unknown>] : []
  return [...own, ...Object.values(value).flatMap((inner) => having(inner, key))]
}

/** What is wrong with a value by its schema: types, required and unknown fields, values of a list. */
function faults(value: unknown, schema: Schema, at: string): string[] {
  if (schema.$ref) return faults(value, follow(api, schema.$ref) as Schema, at)
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? ['object'])
  const is = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value
  const fits = types.some((type) => type === is || (type === 'integer' && Number.isInteger(value)))
  if (!fits) return [`${at} is ${is}, not ${types.join(' or ')}`]
  if (schema.enum && !schema.enum.includes(String(value))) return [`${at} is ${String(value)}`]
  if (schema.pattern && !new RegExp(schema.pattern).test(String(value))) return [`${at} breaks its pattern`]
  if (schema.format === 'date-time' && Number.isNaN(Date.parse(String(value)))) return [`${at} is no time`]
  if (schema.items && Array.isArray(value))
    return value.flatMap((item, index) => faults(item, schema.items ?? {}, `${at}[${index}]`))
  if (!schema.properties || is !== 'object') return []
  const fields = value as Record<string, unknown>
  const missing = (schema.required ?? []).filter((name) => !(name in fields))
  return [
    ...missing.map((name) => `${at}.${name} is missing`),
    ...Object.entries(fields).flatMap(([name, inner]) => {
      const field = schema.properties?.[name]
      return field ? faults(inner, field, `${at}.${name}`) : [`${at}.${name} is unknown`]
    }),
  ]
}

describe('the file', () => {
  it('is OpenAPI 3.1, on the host of the brand, and says that it is a sample', () => {
    expect(api.openapi).toMatch(/^3\.1\./)
    expect(api.servers[0]?.url).toBe(brand.api)
    expect(api.info.description).toContain('sample')
    expect(text).toContain('{{api}}')
  })

  it('has references, and each leads somewhere', () => {
    const references = having(api, '$ref').map(({ $ref }) => String($ref))
    expect(references.length).toBeGreaterThan(50)
    for (const reference of references) expect(() => follow(api, reference)).not.toThrow()
  })

  it('uses every schema that it has', () => {
    const used = new Set(having(api, '$ref').map(({ $ref }) => String($ref).split('/').at(-1)))
    expect(Object.keys(api.components.schemas).filter((name) => !used.has(name))).toEqual([])
  })

  it('requires only fields that exist', () => {
    for (const [name, schema] of Object.entries(api.components.schemas))
      for (const field of schema.required ?? [])
        expect(Object.keys(schema.properties ?? {}), name).toContain(field)
  })

  it('has examples, and each has the shape of its schema', () => {
    const contents = having(api, 'example').filter((content) => 'schema' in content && !('in' in content))
    expect(contents.length).toBeGreaterThan(25)
    const wrong = contents.flatMap(({ schema, example }) =>
      faults(example, schema as Schema, typeOf(schema as Schema)),
    )
    expect(wrong).toEqual([])
  })
})

describe('the check of examples', () => {
  it.each([
    [{}, 'Task.id is missing'],
    [{ id: 1, title: '', state: 'open', owner: '' }, 'Task.id is number'],
    [{ id: '', title: '', state: 'lost', owner: '' }, 'Task.state is lost'],
    [{ id: '', title: '', state: 'open', owner: '', due: 'soon' }, 'Task.due is no time'],
    [{ id: '', title: '', state: 'open', owner: '', colour: '' }, 'Task.colour is unknown'],
  ])('finds what is wrong with %j', (value, fault) => {
    expect(faults(value, { $ref: '#/components/schemas/Task' }, 'Task').join()).toContain(fault)
  })
})

describe('operations', () => {
  it('are ten or more, each with its own name and a tag that exists', () => {
    expect(operations.length).toBeGreaterThanOrEqual(10)
    expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length)
    const tags = api.tags.map(({ name }) => name)
    for (const { tag } of operations) expect(tags).toContain(tag)
    for (const tag of tags)
      expect(
        operations.some((operation) => operation.tag === tag),
        tag,
      ).toBe(true)
  })

  it.each(operations.map((operation) => [operation.id, operation] as const))(
    '%s has its parameters, a good answer and the common errors',
    (_, { path, method, parameters, responses }) => {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      expect(parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)).toEqual(
        inPath,
      )
      const statuses = responses.map(({ status }) => status)
      expect(statuses.some((status) => status.startsWith('2'))).toBe(true)
      expect(statuses).toEqual(expect.arrayContaining(['401', '429']))
      if (method === 'POST' && !path.endsWith('queries'))
        expect(parameters.map(({ name }) => name)).toContain('Idempotency-Key')
    },
  )

  it.each(operations.map((operation) => [operation.id, operation] as const))(
    '%s makes requests that can be sent',
    (_, operation) => {
      const curl = curlOf(operation, brand.api)
      const script = javascriptOf(operation, brand.api)
      for (const sample of [curl, script]) {
        expect(sample).toContain(`${brand.api}/v1/`)
        expect(sample).not.toMatch(/[{][a-z]+[}]|undefined|\[object/)
      }
      // The shell's quotes would end at one in the body.
      expect(curl.match(/'/g)?.length ?? 0).toBe(operation.body ? 2 : 0)
      if (operation.method === 'DELETE') expect(curl).toContain('-X DELETE')
      // Parses, and names the method that the operation has.
      expect(() => new Function(`return async () => { ${script} }`)).not.toThrow()
      if (operation.method !== 'GET') expect(script).toContain(`method: '${operation.method}'`)
    },
  )
})

it('gives each operation an idempotency key of its own, in both languages', () => {
  const keyed = operations.filter(({ parameters }) => parameters.some(({ in: place }) => place === 'header'))
  const keysOf = (sample: (operation: Operation, origin: string) => string) =>
    keyed.map((operation) => /Idempotency-Key'?: '?([\w-]+)/.exec(sample(operation, brand.api))?.[1])
  expect(new Set(keysOf(curlOf)).size).toBe(keyed.length)
  expect(keysOf(javascriptOf)).toEqual(keysOf(curlOf))
})
