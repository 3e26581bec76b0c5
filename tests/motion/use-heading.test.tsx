// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useHeading } from '#src/motion/use-heading.ts'
import { experienceStore } from '#src/stores/experience.ts'
import { uiStore } from '#src/stores/ui.ts'

const entrance = vi.hoisted(() => ({ enter: vi.fn(), leave: vi.fn(), finish: vi.fn(), drop: vi.fn() }))
vi.mock('#src/motion/load-choreography.ts', () => {
  const choreography = { prepareHeading: () => entrance }
  return { loadChoreography: () => Promise.resolve(choreography), choreographyNow: () => choreography }
})

function Heading() {
  const ref = useRef<HTMLHeadingElement>(null)
  useHeading(ref)
  return <h1 ref={ref}>Words</h1>
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  experienceStore.setState({ mode: 'immersive' })
  uiStore.setState(uiStore.getInitialState(), true)
})
afterEach(() => {
  cleanup()
  delete document.documentElement.dataset.intro
  entrance.enter.mockClear()
})

it('under the intro arrives once, when the page is ready, whatever the visitor does then', async () => {
  document.documentElement.dataset.intro = 'playing'
  render(<Heading />)
  await act(() => Promise.resolve())
  expect(entrance.enter).not.toHaveBeenCalled()
  act(() => uiStore.setState({ pageReady: true }))
  expect(entrance.enter).toHaveBeenCalledTimes(1)
  act(() => uiStore.setState({ headerFrosted: true }))
  act(() => uiStore.setState({ backToTopShown: true }))
  expect(entrance.enter).toHaveBeenCalledTimes(1)
})

it('on a page that comes by navigation arrives at once; on one that is loaded it stands from the first frame', () => {
  render(<Heading />)
  expect(entrance.enter).not.toHaveBeenCalled()
  cleanup()
  uiStore.setState({ pageReady: true })
  render(<Heading />)
  expect(entrance.enter).toHaveBeenCalledTimes(1)
})
