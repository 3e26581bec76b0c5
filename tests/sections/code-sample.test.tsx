import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { CodeSample } from '#src/sections/code-sample.tsx'

const addresses = [
  'https://api.example/v1/ledger/entries',
  'https://api.example/v1/workflows/monthly-close/runs',
]
const code = addresses.map((address) => `curl ${address} \\\n  -H "Accept: text/plain"`).join('\n')

const markup = () => {
  const html = renderToStaticMarkup(<CodeSample title="A call" language="bash" code={code} />)
  return /<code>(.*)<\/code>/s.exec(html)?.[1] ?? ''
}

it('breaks every address of a sample behind its slashes, and nothing else', () => {
  const breakable = markup()
    .replaceAll(/<wbr\/?>/g, '·')
    .replaceAll(/<[^>]+>/g, '')
  expect(breakable.match(/https:\S+/g)).toEqual([
    'https://api.example/·v1/·ledger/·entries',
    'https://api.example/·v1/·workflows/·monthly-close/·runs',
  ])
  expect(breakable).toContain('text/plain')
})

it('holds the code as it is copied', () => {
  const text = markup().replaceAll(/<[^>]+>/g, '')
  expect(text.replaceAll('&quot;', '"')).toBe(code)
})
