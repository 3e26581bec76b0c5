import { describe, expect, it } from 'vitest'
import { readStored, writeStored } from '#src/lib/storage.ts'
import { forbidStorage, stubBrokenStorage, stubStorage } from '../fake-storage.ts'

describe.each([
  { where: 'local', name: 'localStorage', other: 'sessionStorage' },
  { where: 'session', name: 'sessionStorage', other: 'localStorage' },
] as const)('$where storage', ({ where, name, other }) => {
  it('reads what is there, and null for what is not', () => {
    stubStorage(name, { a: '1', empty: '' })
    expect(readStored(where, 'a')).toBe('1')
    expect(readStored(where, 'empty')).toBe('')
    expect(readStored(where, 'b')).toBeNull()
  })

  it('writes, overwrites, and removes with null', () => {
    const stored = stubStorage(name, { keep: 'x' })
    const untouched = stubStorage(other)
    writeStored(where, 'a', '1')
    writeStored(where, 'a', '2')
    expect(Object.fromEntries(stored)).toEqual({ keep: 'x', a: '2' })
    writeStored(where, 'a', null)
    expect(Object.fromEntries(stored)).toEqual({ keep: 'x' })
    expect(untouched.size).toBe(0)
  })

  it.each(['1', null])('reads null and drops the write of %s where every use throws', (value) => {
    stubBrokenStorage()
    expect(readStored(where, 'a')).toBeNull()
    expect(() => writeStored(where, 'a', value)).not.toThrow()
  })

  it.each(['1', null])('reads null and drops the write of %s where it cannot be reached for', (value) => {
    const allow = forbidStorage()
    const use = () => {
      writeStored(where, 'a', value)
      return readStored(where, 'a')
    }
    try {
      expect(use()).toBeNull()
    } finally {
      allow()
    }
  })
})
