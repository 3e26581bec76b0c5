import { afterEach } from 'vitest'
import type { OutboxSettings } from '#server/settings.ts'
import { startOutbox, type TestOutbox } from './outbox-server.ts'

/** The outbox of the running test; each test starts its own with `start`, and it ends with the test. */
export let box: TestOutbox

export async function start(options: Partial<OutboxSettings> = {}): Promise<void> {
  box = await startOutbox(options)
}

// A file may also hold tests that start none.
afterEach(() => (box as TestOutbox | undefined)?.close())
