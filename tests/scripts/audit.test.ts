// @vitest-environment node
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'audit-'))
  for (const [name, notice] of [
    ['dist', '## @scope/shown - 1.0.0 (MIT)'],
    ['dist-server', '## mailer - 2.0.0 (MIT)'],
  ] as const) {
    mkdirSync(join(folder, name))
    writeFileSync(join(folder, name, 'licenses.txt'), `# Licenses\n\n${notice}\n\nA notice.\n`)
  }
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Runs the audit with an npm that answers `report`. */
function audit(report: unknown) {
  writeFileSync(join(folder, 'report.json'), JSON.stringify(report))
  writeFileSync(join(folder, 'npm'), `#!/bin/sh\n/bin/cat ${folder}/report.json\nexit 1\n`, { mode: 0o755 })
  return spawnSync(process.execPath, [resolve('scripts/audit.mjs')], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: folder },
  })
}
const found = (name: string, severity: string) => ({
  vulnerabilities: { [name]: { name, severity, range: '<3' } },
})

it.each([
  ['@scope/shown', 'high'],
  ['mailer', 'critical'],
])('fails for %s, which a build holds, at the severity %s', (name, severity) => {
  const { status, stderr } = audit(found(name, severity))
  expect([status, stderr.trim()]).toEqual([1, `Audit: ${name} <3: ${severity}`])
})

it.each([
  ['a tool of the tests', found('linter', 'critical')],
  ['what is not grave', found('mailer', 'moderate')],
  ['nothing', { vulnerabilities: {} }],
])('passes %s', (_, report) => {
  expect(audit(report).status).toBe(0)
})

it('says so where the registry answers no audit', () => {
  const { status, stdout } = audit({ message: '405 Method Not Allowed', statusCode: 405 })
  expect([status, stdout]).toEqual([2, expect.stringContaining('not reachable')])
})
