import { brand } from '../brand.ts'
import type { Opening } from '../opening.ts'
import { paths } from '../paths.ts'

export const opening: Opening = {
  meta: {
    path: paths.apiDocs,
    title: 'API concepts',
    description:
      'A sample description of the platform API: its resources, authentication by key, idempotent requests, rate limits and the shape of an error, for engineers.',
  },
  label: 'API docs',
  heading: { text: 'An API with few surprises', emphasis: 'few surprises' },
  lead: `This is a sample description of how the ${brand.word} API behaves. It explains the conventions an engineer should plan for; the addresses and keys for your workspace come with access.`,
  blocks: [
    {
      heading: 'Resources',
      paragraphs: [
        'Workspaces, sources, events, tasks and roles are collections of JSON objects. They are listed, read and created in the same way. Lists come in pages, each with a cursor to the next. Times are in UTC. Events have no update and no delete, because they record what happened.',
      ],
    },
    {
      heading: 'Conventions',
      rows: [
        {
          term: 'Authentication',
          detail:
            'Each request carries a key in a header. A key belongs to one workspace and one role, and it can be revoked.',
          value: 'Authorization',
        },
        {
          term: 'Idempotency',
          detail:
            'Send a value of your own with a create request. If the connection drops, repeat it; the object is created once.',
          value: 'Idempotency-Key',
        },
        {
          term: 'Rate limit',
          detail: 'Above the limit of a key, the answer says how many seconds to wait.',
          value: '429',
        },
        {
          term: 'Refused',
          detail: 'The key is valid, but its role does not allow the action.',
          value: '403',
        },
      ],
    },
    {
      heading: 'The shape of an error',
      paragraphs: [
        'Every error is an object with four members: code, a stable word for programs; message, a sentence for people; field, where one value is to blame; and request, an identifier to quote when you write to us. Decide by the code. The message may be reworded.',
      ],
    },
    {
      heading: 'Advice for a first client',
      paragraphs: [
        'Retry on 429 and on server errors, with a growing pause, and on nothing else. Log the request identifier. Keep the key on your server: a key in a web page or an app is public.',
      ],
    },
  ],
  related: [
    { path: paths.documentation, reason: 'What the five resources mean.' },
    { path: paths.technology, reason: 'The layers behind the API.' },
    { path: paths.status, reason: 'What is monitored, and how you hear of an incident.' },
  ],
  action: { label: 'Ask a technical question', topic: 'technology' },
}
