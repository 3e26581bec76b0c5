import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, describe, expect, it } from 'vitest'
import { box, start } from './outbox-fixture.ts'
import { form, valid } from './outbox-server.ts'

/** A disk of 256 KB in memory. Only root may mount one, and not in every container: elsewhere this is not run. */
function smallDisk(): string | null {
  if (process.getuid?.() !== 0) return null
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'))
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', folder])
  if (status === 0) return folder
  rmdirSync(folder)
  return null
}

const disk = smallDisk()
if (disk === null) console.log('Not run: a full disk (needs root and the right to mount a tmpfs)')
afterAll(() => {
  if (disk === null) return
  spawnSync('umount', [disk])
  rmdirSync(disk)
})

const post = (index: number) =>
  box.post(form({ ...valid, subject: `Message ${index}`, message: 'x'.repeat(9000) }))

describe.skipIf(disk === null)('a full disk', () => {
  it('503, nothing accepted is lost or torn, and it goes on when there is room', async () => {
    const dir = join(disk ?? '', 'messages')
    await start({ dir, queue: true })
    const accepted: number[] = []
    let refused = 0
    for (let index = 0; refused < 3; index += 1) {
      const { status } = await post(index)
      if (status === 200) accepted.push(index)
      else {
        expect(status).toBe(503)
        refused += 1
      }
    }
    expect(accepted.length).toBeGreaterThan(5)
    expect((await box.outbox.health()).status).toBe('cannot store')
    const mails = await Promise.all((await box.messages('new')).map((eml) => PostalMime.parse(eml)))
    expect(mails.map(({ subject }) => subject)).toEqual(accepted.map((index) => `Message ${index}`))
    for (const { text } of mails) expect(text).toContain('company_name:')
    expect(await box.names('new')).toHaveLength(accepted.length)
    const [oldest = ''] = await box.names('new')
    await rm(join(dir, 'new', oldest))
    expect((await post(99)).status).toBe(200)
  })
})

describe('a folder that has reached its size', () => {
  it('503 until there is room', async () => {
    await start({ maxFolder: 3000 })
    const statuses = [await post(1), await box.post(form(valid))].map(({ status }) => status)
    expect(statuses).toEqual([503, 200])
    expect(box.warnings).toEqual(['not-stored {"code":"EFULL"}'])
  })
})
