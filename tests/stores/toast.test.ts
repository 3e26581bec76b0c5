import { beforeEach, describe, expect, it } from 'vitest'
import { toastDismissed, toastShown, toastStore } from '#src/stores/toast.ts'

const shown = () => toastStore.getState().toasts

beforeEach(() => toastStore.setState({ toasts: [] }))

describe('toast shown', () => {
  it('is, unless told otherwise, an info at the top right for five seconds', () => {
    const id = toastShown('Saved')
    expect(shown()).toEqual([{ id, text: 'Saved', type: 'info', position: 'top-right', duration: 5000 }])
  })

  it('can stay for another time', () => {
    toastShown('Saved', { duration: 900 })
    expect(shown()).toMatchObject([{ duration: 900 }])
  })

  it('stacks in order, each with its own id, even with the same text', () => {
    const ids = ['a', 'b', 'a'].map((text) => toastShown(text))
    expect(new Set(ids).size).toBe(3)
    expect(shown().map(({ id }) => id)).toEqual(ids)
    expect(shown().map(({ text }) => text)).toEqual(['a', 'b', 'a'])
  })
})

describe('toast dismissed', () => {
  it('goes, and the others stay in order', () => {
    const [first, second, third] = [toastShown('a'), toastShown('b'), toastShown('c')]
    toastDismissed(second)
    expect(shown().map(({ id }) => id)).toEqual([first, third])
  })

  it('twice, or unknown, changes nothing', () => {
    const [first, second] = [toastShown('a'), toastShown('b')]
    toastDismissed(first)
    toastDismissed(first)
    toastDismissed(-1)
    expect(shown().map(({ id }) => id)).toEqual([second])
  })

  it('never uses an id twice', () => {
    const first = toastShown('a')
    toastDismissed(first)
    expect(toastShown('b')).not.toBe(first)
  })
})
