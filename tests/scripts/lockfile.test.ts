import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('every package of the lockfile, for every platform, is held to its checksum', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { integrity?: string }>
  }
  const installed = Object.entries(packages).filter(([place]) => place !== '')
  expect(installed.length).toBeGreaterThan(100)
  expect(installed.filter(([, { integrity }]) => !integrity).map(([place]) => place)).toEqual([])
})
