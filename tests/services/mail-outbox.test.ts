import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { contactTiming } from '#src/content/contact.ts'
import { sendMessage, type MailContext } from '#src/services/mail.ts'
import { startOutbox } from '../server/outbox-server.ts'

/**
 * The real library and the real fetch against real servers: what a fake fetch cannot show is that the two ends
 * agree and that an abort reaches the wire. The page is a stand-in, as jsdom's FormData does not go with Node's fetch.
 */
class FakeForm {
  readonly nodeName = 'FORM'
  readonly inputs: { name: string; value: string }[] = []
  append(input: { name: string; value: string }): void {
    this.inputs.push(input)
  }
}

const NodeFormData = FormData
class PageFormData extends NodeFormData {
  constructor(form?: FakeForm) {
    super()
    for (const { name, value } of form?.inputs ?? []) this.append(name, value)
  }
}

function openPage(origin: string): void {
  vi.stubGlobal('location', { origin, pathname: '/contact' })
  vi.stubGlobal('document', {
    createElement: (tag: string) => (tag === 'form' ? new FakeForm() : { name: '', value: '' }),
  })
  vi.stubGlobal('FormData', PageFormData)
}

const values = { name: 'Zoë 🚀', email: 'zoe@example.com', subject: 'שלום', message: 'Line one\nLine two 👋🏽' }
const context: MailContext = { now: new Date(), pageUrl: 'https://site.example/contact', userAgent: 'Test/1' }

beforeEach(() => {
  for (const key of ['PUBLIC_KEY', 'SERVICE_ID', 'TEMPLATE_ID']) vi.stubEnv(`VITE_EMAILJS_${key}`, '')
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

it('a message goes from the form to a mail in the outbox', async () => {
  const box = await startOutbox()
  try {
    openPage(box.origin)
    await expect(sendMessage(values, context)).resolves.toEqual({ ok: true })
    const mail = await PostalMime.parse((await box.messages())[0] ?? '')
    expect(mail.subject).toBe(values.subject)
    expect(mail.replyTo).toMatchObject([{ name: values.name, address: values.email }])
    expect(mail.text?.startsWith(values.message)).toBe(true)
  } finally {
    await box.close()
  }
})

it('the time-out breaks the connection, so that nothing can arrive late', async () => {
  const server = createServer((req) => req.resume()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    openPage(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const arrived = once(server, 'request')
    const sending = sendMessage(values, context)
    const [request] = await arrived
    const closed = once(request.socket, 'close')
    vi.advanceTimersByTime(contactTiming.sendTimeout)
    await expect(sending).resolves.toMatchObject({ kind: 'timeout' })
    await closed
    expect(vi.mocked(console.error)).toHaveBeenCalledOnce()
    vi.mocked(console.error).mockClear()
  } finally {
    server.close()
  }
})
