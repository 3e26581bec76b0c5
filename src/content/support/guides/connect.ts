import { paths } from '#src/content/paths.ts'
import type { Chapter } from '../guide.ts'

/** Events and webhooks, the ledger, going live. */
export const connect: readonly Chapter[] = [
  {
    id: 'events',
    title: 'Events and webhooks',
    minutes: 30,
    blocks: [
      {
        kind: 'text',
        text: 'Your own systems report by recording events. An event names what happened, when, and to whom. Send the time at which it happened, with its zone; the order in which events arrive does not matter.',
      },
      {
        kind: 'code',
        title: 'Record an event',
        language: 'javascript',
        code: `const response = await fetch('{{api}}/v1/events', {
  method: 'POST',
  headers: {
    Authorization: \`Bearer \${process.env.KEY}\`,
    'Content-Type': 'application/json',
    'Idempotency-Key': 'order-10482',
  },
  body: JSON.stringify({
    type: 'order.placed',
    source: 'src_3bTe',
    at: '2026-11-19T15:03:21Z',
    data: { order: '10482', total: 149, currency: 'USD' },
  }),
})
if (!response.ok) throw new Error((await response.json()).code)`,
      },
      {
        kind: 'text',
        text: 'The `Idempotency-Key` is a value of your own, kept for seven days. If the connection drops, send the request again with the same value: the event is recorded once, even after a long weekend.',
      },
      { kind: 'heading', text: 'Receive events' },
      {
        kind: 'text',
        text: 'A webhook sends events to an address of yours as they are recorded. Deliveries that fail are repeated with growing pauses for three days, oldest first. One looks like this:',
      },
      {
        kind: 'code',
        title: 'A delivery',
        language: 'json',
        code: `{
  "id": "evt_7Hs1",
  "type": "order.placed",
  "at": "2026-11-19T15:03:21Z",
  "contact": "con_4Kp2",
  "data": { "order": "10482", "total": 149, "currency": "USD" }
}`,
      },
      {
        kind: 'text',
        text: 'Anyone can post to a public address, so check the signature before you believe a delivery. It is an HMAC of the body with the secret of the webhook, in the header `Signature`:',
      },
      {
        kind: 'code',
        title: 'Check a signature',
        language: 'javascript',
        code: `import { createHmac, timingSafeEqual } from 'node:crypto'

export function isGenuine(body, signature, secret) {
  const expected = createHmac('sha256', secret).update(body).digest()
  const given = Buffer.from(signature, 'hex')
  if (given.length !== expected.length) return false
  return timingSafeEqual(given, expected)
}`,
      },
      {
        kind: 'text',
        text: 'Answer with status 200 within ten seconds and do the work afterward. The same event may arrive twice; its `id` tells you.',
      },
    ],
    more: [{ path: paths.apiDocs, label: 'Every request, with its fields' }],
  },
  {
    id: 'ledger',
    title: 'Export the token ledger',
    minutes: 10,
    blocks: [
      {
        kind: 'text',
        text: 'The ledger lists tokens earned, spent and moved, oldest first. An export can therefore go on where the last one ended: keep the cursor of the last page.',
      },
      {
        kind: 'code',
        title: 'Fetch the entries of a month',
        language: 'bash',
        code: `curl -G {{api}}/v1/ledger/entries \\
  -H "Authorization: Bearer $KEY" \\
  -d since=2026-11-01T00:00:00Z \\
  -d limit=200`,
      },
      {
        kind: 'text',
        text: 'For bookkeeping, the workspace writes the same as a file on the first of each month. Amounts are whole tokens in both.',
      },
      {
        kind: 'code',
        title: 'ledger-2026-11.csv',
        language: 'csv',
        code: `id,at,kind,account,amount,reason
ent_81,2026-11-19T15:20:10Z,spent,acc_supplier,-4,Analytics question
ent_82,2026-11-30T23:59:00Z,earned,acc_supplier,312,Pool of November`,
      },
      {
        kind: 'text',
        text: 'Each entry names the contract that wrote it. Both parties see the same entry, so a difference in the books can only be about the contract.',
      },
    ],
    more: [{ path: paths.blockchainSecurity, label: 'How entries are kept from being changed' }],
  },
  {
    id: 'live',
    title: 'Go live',
    minutes: 60,
    blocks: [
      { kind: 'text', text: 'Move to the live workspace last, on a morning, early in the week.' },
      {
        kind: 'steps',
        items: [
          'Apply the role files of the test workspace. Grant them to people by name.',
          'Create new keys. Test keys do not work in the live workspace, by design.',
          'Connect the sources one after another, with their owners present.',
          'Start workflows with `approve: each`, however well they behaved in the test.',
          'Send one event through every webhook and look at what arrives.',
          'Write down who is called if something stops at night, and tell us, too.',
        ],
      },
      {
        kind: 'note',
        text: 'Keep the test workspace, and try every later change there first.',
      },
    ],
    more: [{ path: paths.status, label: 'The state of all components, and past incidents' }],
  },
  {
    id: 'glossary',
    title: 'Glossary',
    blocks: [
      {
        kind: 'rows',
        rows: [
          { term: 'Contact', detail: 'A person or company that events are about.' },
          { term: 'Contract', detail: 'Rules that write ledger entries when their condition is met.' },
          { term: 'Core', detail: 'The center of the platform: it holds customers, events and permissions.' },
          { term: 'Cursor', detail: 'A bookmark in a list; pass it back to get the next page.' },
          { term: 'Entry', detail: 'One line of the ledger, such as a movement of tokens.' },
          {
            term: 'Event',
            detail: 'One thing that happened at one time. Changed only when its person is erased.',
          },
          { term: 'Key', detail: 'What a program signs in with. It belongs to one workspace and one role.' },
          {
            term: 'Model',
            detail: 'A forecast, score or language model, with the rights of whoever calls it.',
          },
          { term: 'Role', detail: 'What may be seen and done, by a person or by a program.' },
          { term: 'Run', detail: 'A workflow at work, once.' },
          { term: 'Source', detail: 'A system that reports to the workspace.' },
          { term: 'Task', detail: 'Something to be done, by a person or by a workflow.' },
          { term: 'Token', detail: 'A unit of account for a contribution or a service.' },
          { term: 'Webhook', detail: 'Events sent to an address of yours as they are recorded.' },
          { term: 'Workflow', detail: 'A list of steps that an event, a time or a person starts.' },
          { term: 'Workspace', detail: 'The boundary within which all of this is visible.' },
        ],
      },
    ],
  },
]
