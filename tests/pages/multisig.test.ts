import { describe, expect, it } from 'vitest'
import { judge, sign, stateOf, withdraw, type Signatures } from '#src/pages/blockchain-security/multisig.ts'

const keys = ['a', 'b', 'c']
const WORDS = 'Pay 300'

function signedBy(...signers: string[]): Signatures {
  return signers.reduce((signatures, key) => sign(signatures, key, WORDS), {} as Signatures)
}

describe('two of three', () => {
  it.each([
    [[], 0, false],
    [['a'], 1, false],
    [['a', 'c'], 2, true],
    [['b', 'c'], 2, true],
    [['a', 'b', 'c'], 3, true],
  ])('signed by %j: %i valid, passes: %s', (signers, valid, passes) => {
    expect(judge(signedBy(...signers), keys, 2, WORDS)).toEqual({ valid, void: 0, passes })
  })

  it('does not count one key twice, nor a stranger', () => {
    expect(judge(signedBy('a', 'a', 'x'), keys, 2, WORDS)).toEqual({ valid: 1, void: 0, passes: false })
  })

  it('takes a signature back', () => {
    expect(judge(withdraw(signedBy('a', 'b'), 'a'), keys, 2, WORDS).valid).toBe(1)
  })
})

describe('a signature', () => {
  it('is void under other words, and valid again under its own', () => {
    const signatures = signedBy('a', 'b')
    expect(judge(signatures, keys, 2, 'Pay 301')).toEqual({ valid: 0, void: 2, passes: false })
    expect(judge(signatures, keys, 2, WORDS).passes).toBe(true)
  })

  it('is made anew for new words', () => {
    const signatures = sign(signedBy('a', 'b'), 'a', 'Pay 301')
    expect(stateOf(signatures, 'a', 'Pay 301')).toBe('valid')
    expect(stateOf(signatures, 'b', 'Pay 301')).toBe('void')
    expect(stateOf(signatures, 'c', 'Pay 301')).toBe('missing')
  })

  it('fits no other key', () => {
    const { a = '' } = signedBy('a')
    expect(stateOf({ b: a }, 'b', WORDS)).toBe('void')
  })
})
