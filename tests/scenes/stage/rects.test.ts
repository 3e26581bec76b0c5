import { describe, expect, it } from 'vitest'
import { inView, OVERSCAN, placeCanvas, progressOf, toUnits } from '#scenes/stage/rects.ts'

const rect = { left: 100, top: 1000, width: 600, height: 400 }
const view = (top: number) => ({ top, width: 800, height: 500 })

describe('the canvas in the document', () => {
  const out = { left: 0, top: 0, width: 0, height: 0 }

  it('reaches past the view on both sides', () => {
    placeCanvas(view(700.4), out)
    expect(out).toEqual({
      left: 0,
      top: Math.round(700.4 - OVERSCAN),
      width: 800,
      height: 500 + 2 * OVERSCAN,
    })
  })

  it('never begins above the page', () => {
    expect(placeCanvas(view(40), out).top).toBe(0)
  })
})

it('is in view from the first pixel to the last', () => {
  expect(inView(rect, view(499), 0)).toBe(false)
  expect(inView(rect, view(501), 0)).toBe(true)
  expect(inView(rect, view(1399), 0)).toBe(true)
  expect(inView(rect, view(1400), 0)).toBe(false)
  expect(inView(rect, view(1400), 50)).toBe(true)
  expect(inView({ ...rect, height: 0 }, view(900), 50)).toBe(false)
})

describe('progress', () => {
  it('of a scene that leaves at the top', () => {
    expect(progressOf('leave', rect, view(900))).toBe(0)
    expect(progressOf('leave', rect, view(1200))).toBe(0.5)
    expect(progressOf('leave', rect, view(2000))).toBe(1)
  })

  it('of a scene that crosses the view', () => {
    expect(progressOf('cross', rect, view(500))).toBe(0)
    expect(progressOf('cross', rect, view(950))).toBe(0.5)
    expect(progressOf('cross', rect, view(1400))).toBe(1)
  })

  it('is finite for an empty element', () => {
    expect(progressOf('leave', { ...rect, height: 0 }, view(1000.5))).toBe(0.5)
  })
})

it('turns page px into scene units, ten to the height', () => {
  const out = { x: 0, y: 0 }
  expect(toUnits(400, 1200, rect, out)).toEqual({ x: 0, y: -0 })
  expect(toUnits(100, 1000, rect, out)).toEqual({ x: -7.5, y: 5 })
  expect(toUnits(700, 1400, rect, out)).toEqual({ x: 7.5, y: -5 })
})
