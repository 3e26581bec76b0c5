import { expect, it, vi } from 'vitest'

vi.mock('react', () => {
  throw new Error('a store must not need React')
})

it('only the hooks need React: the ban that guards the other stores holds', async () => {
  await expect(import('#src/stores/hooks.ts')).rejects.toThrow()
})
