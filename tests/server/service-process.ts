import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { build } from 'vite'

type Line = Readonly<Record<string, unknown>>

export interface ServiceProcess {
  child: ChildProcess
  origin: string
  /** What it logged. */
  lines: Line[]
  /** Exit code, or null after a signal. */
  ended: Promise<number | null>
}

let folder = ''
const children = new Set<ChildProcess>()

/** A folder for the messages of the running test. */
export let outboxDir = ''

/** Builds the service once for the tests of a file, as `npm run build` does. */
export function useService(): void {
  let count = 0
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'service-'))
    await build({
      configFile: resolve('server/vite.config.ts'),
      root: process.cwd(),
      logLevel: 'error',
      build: { outDir: join(folder, 'program') },
    })
  })
  afterEach(() => {
    for (const child of children) child.kill('SIGKILL')
    children.clear()
    outboxDir = join(folder, `messages-${(count += 1)}`)
  })
  beforeAll(() => {
    outboxDir = join(folder, 'messages-0')
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))
}

function spawnService(env: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, [join(folder, 'program/main.mjs')], {
    env: {
      PATH: process.env.PATH ?? '',
      PORT: '0',
      OUTBOX_DIR: outboxDir,
      OUTBOX_RATE: '0',
      OUTBOX_HOURLY: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.add(child)
  return child
}

/** Starts the program with these variables and waits until it listens. */
export async function launch(env: Record<string, string> = {}): Promise<ServiceProcess> {
  const child = spawnService(env)
  const lines: Line[] = []
  const ended = new Promise<number | null>((done) => {
    child.once('exit', (code) => done(code))
  })
  const port = await new Promise<unknown>((listening, failed) => {
    child.once('exit', () => failed(new Error('the service ended before it listened')))
    if (!child.stdout) return
    createInterface(child.stdout).on('line', (text) => {
      const line = JSON.parse(text) as Line
      lines.push(line)
      if (line.event === 'listening') listening(line.port)
    })
  })
  return { child, origin: `http://127.0.0.1:${String(port)}`, lines, ended }
}

/** Starts the program where it is expected to refuse: its exit code and what it says. */
export async function refuseToStart(
  env: Record<string, string>,
): Promise<{ code: number | null; text: string }> {
  const child = spawnService(env)
  let text = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    text += chunk.toString()
  })
  const code = await new Promise<number | null>((done) => {
    child.once('close', (status) => done(status))
  })
  return { code, text }
}
