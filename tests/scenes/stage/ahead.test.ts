// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest'
import { prepareAhead } from '#scenes/stage/ahead.ts'
import { areaEntered, initialStage, scenesExpected, stageStore } from '#src/stores/stage.ts'

const wrapper = document.createElement('div')
const asked = () =>
  [...wrapper.querySelectorAll<HTMLElement>('[data-ahead]')].map(({ dataset }) => dataset.scene)
let end = () => {}

beforeEach(() => {
  stageStore.setState(initialStage, true)
  end = prepareAhead(wrapper)
})
afterEach(() => end())

it('asks for what scenes share, out of sight', () => {
  expect(asked()).toEqual(['samples'])
  expect(wrapper.firstElementChild).toHaveProperty('hidden', true)
})

it('asks for the scenes of a page that a link leads to, until a page is entered', () => {
  const shared = wrapper.querySelector('[data-scene=samples]')
  scenesExpected([{ scene: 'crank' }])
  expect(asked()).toEqual(['samples', 'crank'])
  scenesExpected([{ scene: 'leads' }, { scene: 'workflow' }])
  expect(asked()).toEqual(['samples', 'leads', 'workflow'])
  areaEntered('company')
  expect(asked()).toEqual(['samples'])
  expect(wrapper.querySelector('[data-scene=samples]')).toBe(shared)
})

it('leaves nothing behind when the stage is parked', () => {
  end()
  scenesExpected([{ scene: 'crank' }])
  expect(wrapper.childElementCount).toBe(0)
})
