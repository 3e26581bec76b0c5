import { brand } from '../brand.ts'

export interface Convention {
  /** Anchor. */
  id: string
  title: string
  paragraphs: readonly string[]
  rows?: readonly { term: string; detail: string; value?: string }[]
  sample?: { title: string; language: string; code: string }
}

/** What holds for every request. */
export const conventions: readonly Convention[] = [
  {
    id: 'authentication',
    title: 'Authentication',
    paragraphs: [
      `Requests go to ${brand.api}, always over TLS, and carry a key as a bearer token. A key belongs to one workspace and one role; what the role may not see is not in the answer. Keep keys on your server: one in a web page or an app is public.`,
    ],
    sample: {
      title: 'A first request',
      language: 'bash',
      code: 'curl -H "Authorization: Bearer $KEY" \\\n  {{api}}/v1/sources',
    },
  },
  {
    id: 'idempotency',
    title: 'Idempotency',
    paragraphs: [
      'A request that creates something takes an `Idempotency-Key`: a value of your own, kept for seven days. If the connection drops, send the same request with the same value. The work is done once, and both answers are the same.',
    ],
    sample: {
      title: 'Sent again, recorded once',
      language: 'bash',
      code: '# After a timeout curl repeats it, key and all.\ncurl --retry 3 \\\n  {{api}}/v1/events \\\n  -H "Authorization: Bearer $KEY" \\\n  -H "Content-Type: application/json" \\\n  -H "Idempotency-Key: order-10482" \\\n  -d @order.json',
    },
  },
  {
    id: 'pagination',
    title: 'Pagination',
    paragraphs: [
      'Lists come in pages of `limit` items, 50 unless you say otherwise and 200 at most. `next` is the cursor of the page that follows; it is null on the last. Pass it back as `cursor`. Items added meanwhile shift nothing.',
    ],
    sample: {
      title: 'Every page of a list',
      language: 'javascript',
      code: `const base = '{{api}}'

async function* everyItem(path) {
  let cursor = ''
  do {
    const response = await fetch(\`\${base}\${path}?cursor=\${cursor}\`, {
      headers: { Authorization: \`Bearer \${process.env.KEY}\` },
    })
    const page = await response.json()
    for (const item of page.items) yield item
    cursor = page.next
  } while (cursor)
}`,
    },
  },
  {
    id: 'rate-limits',
    title: 'Rate limits',
    paragraphs: [
      'Each key may send 600 requests a minute, and 60 questions. Above that the answer is 429 with `Retry-After`, the seconds to wait. Retry only on 429 and on server errors, with growing pauses.',
    ],
    rows: [
      { term: 'RateLimit-Limit', detail: 'Requests a minute.', value: '600' },
      { term: 'RateLimit-Remaining', detail: 'What is left of them.', value: '588' },
      { term: 'Retry-After', detail: 'Seconds to wait, with a 429.', value: '12' },
    ],
  },
  {
    id: 'errors',
    title: 'Errors',
    paragraphs: [
      'Every error is an object with a stable `code` for programs, a `message` for people, the `field` at fault, if any, and a `request` to quote when you write to us. Decide by the code. The message may be reworded.',
    ],
  },
]
