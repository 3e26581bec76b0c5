import { describe, expect, it } from 'vitest'
import { turnInWords } from '#src/content/crank-train.ts'
import { keyedTurn, scrolledTurn, turnBetween } from '#src/pages/about/crank-turn.ts'

const at = (degrees: number) => ({
  x: Math.cos((degrees / 180) * Math.PI),
  y: Math.sin((degrees / 180) * Math.PI),
})

describe('the scroll', () => {
  const VIEW = 900
  const turns = (height: number) =>
    Array.from({ length: 60 }, (_, i) => scrolledTurn({ top: VIEW - i * 50, height }, VIEW))

  it.each([
    ['a held section', 1710],
    ['one as high as its words', 780],
    ['a low one', 300],
  ])('through %s makes one turn, on and on', (_, height) => {
    const all = turns(height)
    expect(all[0]).toBe(0)
    expect(all.at(-1)).toBe(1)
    for (const [i, turn] of all.entries()) expect(turn).toBeGreaterThanOrEqual(all[i - 1] ?? 0)
    expect(Math.max(...all.map((turn, i) => turn - (all[i - 1] ?? 0)))).toBeLessThan(0.2)
  })

  it('has made it a quarter of a view before the end of a held section comes into the view', () => {
    expect(scrolledTurn({ top: VIEW * 1.25 - 1710, height: 1710 }, VIEW)).toBeCloseTo(1, 9)
    expect(scrolledTurn({ top: VIEW * 1.25 - 1710 + 9, height: 1710 }, VIEW)).toBeLessThan(1)
  })
})

describe('the hand', () => {
  it('turns by the angle that it goes round, the shorter way', () => {
    expect(turnBetween(at(0), at(90))).toBeCloseTo(0.25, 9)
    expect(turnBetween(at(0), at(-90))).toBeCloseTo(-0.25, 9)
    // Over the place where the angle jumps.
    expect(turnBetween(at(170), at(-170))).toBeCloseTo(20 / 360, 9)
    expect(turnBetween(at(-170), at(170))).toBeCloseTo(-20 / 360, 9)
  })

  it('adds up to whole turns, on and back', () => {
    let turn = 0
    for (let degrees = 0; degrees < 720; degrees += 30) turn += turnBetween(at(degrees), at(degrees + 30))
    expect(turn).toBeCloseTo(2, 9)
    for (let degrees = 720; degrees > 0; degrees -= 30) turn += turnBetween(at(degrees), at(degrees - 30))
    expect(turn).toBeCloseTo(0, 9)
  })
})

describe('keys', () => {
  it('turn by steps that fill the turn, from wherever it stands', () => {
    let turn = 0.4031
    let presses = 0
    while (turn < 1 - 1e-9 && presses < 50) {
      turn = keyedTurn('ArrowRight', turn) ?? Number.NaN
      presses += 1
    }
    expect(turn).toBeCloseTo(1, 12)
    expect(keyedTurn('ArrowRight', 1)).toBeGreaterThan(1)
    expect(keyedTurn('ArrowLeft', 0)).toBeLessThan(0)
    expect(keyedTurn('ArrowLeft', keyedTurn('ArrowRight', 0.5) ?? 0)).toBeCloseTo(0.5, 12)
  })

  it('go by quarters, to the beginning and to the line, and leave other keys alone', () => {
    expect(keyedTurn('PageUp', 0.3)).toBe(0.5)
    expect(keyedTurn('PageDown', 0.3)).toBe(0.25)
    expect(keyedTurn('Home', 3.2)).toBe(0)
    expect(keyedTurn('End', 0.2)).toBe(1)
    expect(keyedTurn('Tab', 0.2)).toBeNull()
  })
})

it.each([
  [0, 'not turned yet'],
  [0.25, 'a quarter turn of one'],
  [0.5, 'half a turn of one'],
  [0.75, 'three quarters of one turn'],
  [1 / 24, '15 degrees of one turn'],
  [1, 'one whole turn'],
  [1.5, 'one whole turn and a half'],
  [2.125, '2 whole turns and 45 degrees'],
  [-0.25, 'a quarter turn of one, backwards'],
])('a turn of %f is said as "%s"', (turn, words) => {
  expect(turnInWords(turn)).toBe(words)
})
