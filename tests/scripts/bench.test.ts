import { describe, expect, it } from 'vitest'
import { isSceneName, scenes } from '#scenes/index.ts'
import { addressOf, settingsOf } from '#scripts/bench/address.ts'
import { placesOf } from '#scripts/bench/places.ts'
import { enterState, statesOf } from '#scripts/bench/states.ts'
import { diagramStores } from '#src/stores/diagrams.ts'
import { initialPieces, type PiecesState, piecesStore } from '#src/stores/pieces.ts'

const names = Object.keys(scenes).filter(isSceneName)
const told = () =>
  JSON.stringify([piecesStore, ...Object.values(diagramStores)].map((store) => store.getState()))

describe.each(names)('the %s scene', (scene) => {
  const placement = placesOf(scene)[0] ?? ''

  it('has an address for each of its places and states, and for a moment', () => {
    const rest = settingsOf(`?scene=${scene}`)
    expect(rest).toMatchObject({ scene, placement, state: '', quality: 'low', time: null })
    const named = [
      ...placesOf(scene).map((place) => ({ ...rest, placement: place })),
      ...Object.keys(statesOf(scene)).map((state) => ({ ...rest, state })),
      { ...rest, theme: 'dark', quality: 'high', progress: 0.5, x: -1, y: 0.25, time: 0 } as const,
    ]
    for (const settings of named) expect(settingsOf(addressOf(settings))).toEqual(settings)
  })

  it('leaves its rest in each of its states, and comes back to it', () => {
    enterState(scene, '', placement)
    const rest = told()
    const states = Object.keys(statesOf(scene)).map((state) => {
      enterState(scene, state, placement)
      return told()
    })
    expect(new Set([rest, ...states]).size).toBe(states.length + 1)
    enterState(scene, '', placement)
    expect(told()).toBe(rest)
  })
})

it('shows each thing that a page tells a set piece', () => {
  const shown = new Set<string>()
  for (const scene of names)
    for (const state of Object.keys(statesOf(scene))) {
      enterState(scene, state, '')
      const now = piecesStore.getState()
      for (const key of Object.keys(now) as (keyof PiecesState)[])
        if (now[key] !== initialPieces[key]) shown.add(key)
    }
  // A scene says this to its page.
  const said = ['seated']
  // What is missing here has no line in scripts/bench/states.ts.
  expect([...shown, ...said].toSorted()).toEqual(Object.keys(initialPieces).toSorted())
})

it('takes an address that makes no sense for a scene at rest', () => {
  const hero = settingsOf('')
  expect(hero).toMatchObject({ scene: 'hero', theme: 'light', progress: 0, x: 0, y: 0 })
  const nonsense = '?scene=toString&placement=x&state=constructor&theme=pink&quality=best&progress=NaN&x=-'
  expect(settingsOf(nonsense)).toEqual(hero)
  expect(settingsOf('?progress=7&x=-3&time=-1')).toMatchObject({ progress: 1, x: -1, time: 0 })
})
