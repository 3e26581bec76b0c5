import { describe, expect, it } from 'vitest'
import { isEmail } from '#src/lib/email.ts'

describe('isEmail', () => {
  it.each(['a@b.c', 'first.last+tag@sub.example.co.uk', 'münchen@exämple.de', 'a@b..c', '用户@例子.公司'])(
    'accepts %j',
    (value) => {
      expect(isEmail(value)).toBe(true)
    },
  )

  it.each([
    ['nothing', ''],
    ['no at sign', 'plain'],
    ['no dot', 'a@b'],
    ['no text before the at sign', '@b.c'],
    ['no text before the dot', 'a@.c'],
    ['no text after the dot', 'a@b.'],
    ['two at signs', 'a@b@c.d'],
    ['a dot only before the at sign', 'a.b@c'],
    ['a path after the domain', 'a@b.c/evil'],
    ['a query after the domain', 'a@b.c?cc=x'],
    ['a port', 'a@b.c:25'],
    ['an end of an address', 'a@b.c>'],
    ['a space inside', 'a b@c.d'],
    ['a space in front', ' a@b.c'],
    ['a line end', 'a@b.c\nBcc: x@y.z'],
    ['a no-break space', 'a\u00a0b@c.d'],
  ])('refuses %s', (_, value) => {
    expect(isEmail(value)).toBe(false)
  })

  it('takes a long hostile value in linear time', () => {
    // In quadratic time this would take minutes, and the test its own limit.
    expect(isEmail(`a@${'.'.repeat(1_000_000)}@`)).toBe(false)
  })
})
