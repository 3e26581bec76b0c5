import { readdir, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { expect } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'

/** Where the preview server of the tests writes messages. */
export const outboxDir = resolve('test-results/outbox')

/** All messages with this subject. Subjects of tests are unique, as the folder outlives a run. */
export async function messagesAbout(subject: string): Promise<Email[]> {
  const names = await readdir(outboxDir).catch(() => [])
  const files = names.filter((name) => name.endsWith('.eml'))
  const all = await Promise.all(
    files.map(async (name) => PostalMime.parse(await readFile(resolve(outboxDir, name)))),
  )
  return all.filter((message) => message.subject === subject)
}

/** Waits for the one message with this subject. */
export async function deliveredMessage(subject: string): Promise<Email> {
  await expect.poll(async () => (await messagesAbout(subject)).length).toBe(1)
  const [message] = await messagesAbout(subject)
  if (!message) throw new Error(`no message about ${subject}`)
  return message
}

/** The fields that a message's text lists under its line, by name; `message` is what stands above it. */
export function fieldsOf(message: Email): Record<string, string> {
  const [words = '', table = ''] = (message.text ?? '').split(/\n-{20,}\n/)
  const rows = table
    .trim()
    .split('\n')
    .map((row) => /^(\w+):\s*(.*)$/.exec(row))
    .filter((match) => match !== null)
  return {
    message: words.trim(),
    ...Object.fromEntries(rows.map(([, name = '', value = '']) => [name, value])),
  }
}
