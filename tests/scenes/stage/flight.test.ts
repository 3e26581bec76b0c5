import { PerspectiveCamera } from 'three'
import { describe, expect, it } from 'vitest'
import { SCENE_DISTANCE } from '#scenes/instrument/scene-props.ts'
import { createFlight, FLIGHT_SECONDS, fly, flyTo, land, PLACES, view } from '#scenes/stage/flight.ts'

const STEP = 1 / 60

describe('a flight', () => {
  it('takes less than 900 ms and ends exactly there', () => {
    expect(FLIGHT_SECONDS).toBeLessThan(0.9)
    const flight = createFlight(PLACES.home)
    flyTo(flight, PLACES.technology)
    let time = 0
    while (flight.flying) {
      fly(flight, STEP)
      time += STEP
    }
    expect(time).toBeLessThan(0.9)
    expect(flight.now).toEqual(PLACES.technology)
    expect(Math.abs(flight.velocity.angle)).toBe(0)
  })

  it('neither jumps nor jerks when another turn is taken on the way', () => {
    const flight = createFlight(PLACES.home)
    flyTo(flight, PLACES.support)
    for (let frame = 0; frame < 24; frame += 1) fly(flight, STEP)
    const before = { angle: flight.now.angle, velocity: flight.velocity.angle }
    expect(Math.abs(before.velocity)).toBeGreaterThan(1)
    flyTo(flight, PLACES.solutions)
    expect(flight.now.angle).toBe(before.angle)
    fly(flight, 1e-4)
    expect(flight.velocity.angle).toBeCloseTo(before.velocity, 1)
    expect(flight.now.angle).toBeCloseTo(before.angle, 2)
    while (flight.flying) fly(flight, STEP)
    expect(flight.now).toEqual(PLACES.solutions)
  })

  it('moves continuously: no step is out of proportion', () => {
    const flight = createFlight(PLACES.industries)
    flyTo(flight, PLACES.support)
    const way = Math.abs(PLACES.industries.angle - PLACES.support.angle)
    while (flight.flying) {
      const from = flight.now.angle
      fly(flight, STEP)
      expect(Math.abs(flight.now.angle - from)).toBeLessThan((way * 1.6 * STEP) / FLIGHT_SECONDS)
    }
  })

  it('a flight to its present target does not start anew', () => {
    const flight = createFlight(PLACES.home)
    flyTo(flight, PLACES.home)
    expect(flight.flying).toBe(false)
    flyTo(flight, PLACES.company)
    land(flight)
    expect(flight.flying).toBe(false)
    expect(flight.now).toEqual(PLACES.company)
  })
})

it('looks straight at the scene of the place it stands at, and past its neighbours', () => {
  const camera = new PerspectiveCamera()
  view(PLACES.solutions, PLACES.solutions, camera)
  expect(camera.position.toArray()).toEqual([0, 0, SCENE_DISTANCE])
  expect(camera.rotation.y).toBeCloseTo(0)
  const places = Object.values(PLACES)
  for (const place of places) {
    for (const other of places) {
      if (other !== place) expect(Math.abs(place.angle - other.angle)).toBeGreaterThan(0.5)
    }
  }
})
