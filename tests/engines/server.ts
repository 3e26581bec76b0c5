import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { EMAILJS_ORIGIN } from '#src/services/mail-config.ts'
import { outboxDir } from './outbox.ts'
import { ports } from './ports.ts'

declare module 'vitest' {
  interface ProvidedContext {
    origin: string
  }
}

async function answers(origin: string): Promise<boolean> {
  return fetch(origin).then(
    (response) => response.ok,
    () => false,
  )
}

/** Serves dist/ with its outbox for the length of the run. */
export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  const origin = `http://127.0.0.1:${ports.site}`
  // The journeys submit the form; a build with mail keys, which its policy names, would send it to a real mailbox.
  if ((await readFile('dist/_headers', 'utf8')).includes(EMAILJS_ORIGIN))
    throw new Error('dist/ has mail keys: build it again with VITE_EMAILJS_PUBLIC_KEY= and the like')
  if (await answers(origin)) throw new Error(`something answers at ${origin} already`)
  await rm(outboxDir, { recursive: true, force: true })
  const server = spawn(process.execPath, ['node_modules/vite/bin/vite.js', 'preview'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(ports.site), OUTBOX_DIR: outboxDir, OUTBOX_RATE: '0', SMTP_URL: '' },
  })
  const ended = once(server, 'exit')
  for (let tries = 0; !(await answers(origin)); tries += 1) {
    if (tries === 150 || server.exitCode !== null) {
      server.kill()
      throw new Error('the preview server did not start')
    }
    await new Promise((wait) => setTimeout(wait, 200))
  }
  project.provide('origin', origin)
  return async () => {
    server.kill()
    await ended
  }
}
