import { expect, it } from 'vitest'
import { createTurns } from '#src/sections/video/film-turns.ts'

function room() {
  const turns = createTurns<string>()
  const playing = new Set<string>()
  const seen = (key: string, share: number, above = false) =>
    turns.seen(key, { share, above, tell: (turn) => void (turn ? playing.add(key) : playing.delete(key)) })
  return { turns, seen, now: () => [...playing] }
}

it('one film plays: the one of which most is seen, and it stays while another shows little more', () => {
  const { seen, now } = room()
  seen('a', 0.4)
  expect(now()).toEqual([])
  seen('a', 0.75)
  seen('b', 1)
  expect(now()).toEqual(['a'])
  seen('a', 0.5)
  expect(now()).toEqual(['b'])
  seen('b', 0.25)
  expect(now()).toEqual(['a'])
})

it('one in a dialog goes first, and gives the turn back when it closes', () => {
  const { turns, seen, now } = room()
  seen('page', 1)
  seen('dialog', 0.6, true)
  expect(now()).toEqual(['dialog'])
  turns.left('dialog')
  expect(now()).toEqual(['page'])
})

it('a pressed button takes the turn, and keeps it as long as any of its film is seen', () => {
  const { turns, seen, now } = room()
  seen('a', 1)
  seen('b', 0.5)
  turns.asked('b')
  expect(now()).toEqual(['b'])
  seen('b', 0.25)
  seen('a', 0.9)
  expect(now()).toEqual(['b'])
  seen('b', 0)
  expect(now()).toEqual(['a'])
  seen('b', 0.75)
  expect(now()).toEqual(['a'])
})

it('a film in a dialog goes before one whose button was pressed', () => {
  const { turns, seen, now } = room()
  seen('page', 1)
  turns.asked('page')
  seen('dialog', 0.9, true)
  expect(now()).toEqual(['dialog'])
})
