import { LINE_LENGTH } from '#src/sections/code-sample.tsx'
import type { Operation, Parameter } from './openapi.ts'

const KEY_HEADER = 'Idempotency-Key'
/** One of each operation's own: the same value for two of them would do only the first. */
const keyOf = (id: string) => `${id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-10482`

/** What both samples send: the address with its example values, and the headers. */
function requestOf({ id, method, path, parameters, body }: Operation, origin: string) {
  const of = (place: Parameter['in']) => parameters.filter((parameter) => parameter.in === place)
  const filled = of('path').reduce(
    (url, { name, example }) => url.replace(`{${name}}`, String(example ?? name)),
    `${origin}${path}`,
  )
  // One example of a filter says more than all of them at once.
  const query = of('query')
    .filter(({ name, example }) => example !== undefined && name !== 'cursor')
    .slice(0, 2)
    .map(({ name, example }) => [name, String(example)] as const)
  const own = of('header').map(
    ({ name, example }) => [name, name === KEY_HEADER ? keyOf(id) : String(example)] as const,
  )
  const type = body ? ([['Content-Type', 'application/json']] as const) : []
  return { method, url: filled, query, headers: [...type, ...own], body: body?.example }
}

/** The operation as a line for a terminal; `$KEY` holds the key. */
export function curlOf(operation: Operation, origin: string): string {
  const { method, url, query, headers, body } = requestOf(operation, origin)
  // What curl sends where it is told no method.
  const implied = body === undefined ? 'GET' : 'POST'
  const call = ['curl', query.length > 0 && '-G', method !== implied && `-X ${method}`]
    .filter(Boolean)
    .join(' ')
  // With its backslash the address fits beside the call, or it has a line of its own.
  const fits = `${call} ${url} \\`.length <= LINE_LENGTH
  const lines = [
    ...(fits ? [`${call} ${url}`] : [call, url]),
    '-H "Authorization: Bearer $KEY"',
    ...headers.map(([name, value]) => `-H "${name}: ${value}"`),
    ...query.map(([name, value]) => `-d ${name}=${value}`),
    ...(body === undefined ? [] : [`-d '${JSON.stringify(body, null, 2)}'`]),
  ]
  return lines.join(' \\\n  ')
}

/** The operation as a call of fetch, on a server: `KEY` comes from its environment. */
export function javascriptOf(operation: Operation, origin: string): string {
  const { method, url, query, headers, body } = requestOf(operation, origin)
  const search = query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')
  const all = [
    '    Authorization: `Bearer ${process.env.KEY}`,',
    ...headers.map(([name, value]) => `    '${name}': '${value}',`),
  ]
  const options = [
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    '  headers: {',
    ...all,
    '  },',
    ...(body === undefined
      ? []
      : [`  body: JSON.stringify(${JSON.stringify(body, null, 2).replaceAll('\n', '\n  ')}),`]),
  ]
  const call = `const response = await fetch('${url}${search && `?${search}`}', {\n${options.join('\n')}\n})`
  return `${call}\nif (!response.ok) throw new Error((await response.json()).code)`
}
