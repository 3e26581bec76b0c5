import { expect, it } from 'vitest'
import { PEN } from '#scenes/drum/geometry.ts'
import { DRUM } from '#scenes/drum/index.tsx'
import { angleOf, DAYS, heightOf, marks, ROWS, underPen } from '#scenes/drum/marks.ts'
import { createPiecePose } from '#scenes/instrument/piece-pose.ts'
import { components, record } from '#src/pages/status/service-data.ts'
import { daysOf } from '#src/pages/status/service-record.ts'

it('has a row for each component and a mark for each day that is not good in the table', () => {
  expect(ROWS).toBe(components.length)
  const rows = components.map(({ id }) =>
    daysOf(record, id).flatMap(({ kind }, day) => (kind === 'good' ? [] : [{ day, down: kind === 'down' }])),
  )
  expect(rows.every((row) => row.length <= DAYS)).toBe(true)
  rows.forEach((row, i) => {
    const own = marks.filter((mark) => mark.row === i).map(({ day, down }) => ({ day, down }))
    expect(own.toSorted((a, b) => a.day - b.day)).toEqual(row)
  })
})

it('turns the incident that is read under the pen, and brings the pen to its row', () => {
  record.incidents.forEach(({ effects: [effect] }, i) => {
    const read = i / (record.incidents.length - 1)
    const pose = createPiecePose(DRUM.parts.length, marks.length)
    DRUM.move({ time: 4, progress: 0.5, drive: 0.5, signal: read, second: 0, show: 0 }, pose)
    const row = components.findIndex(({ id }) => id === effect?.component)
    const { day } = underPen(read)
    const mark = marks.findIndex((one) => one.row === row && one.day === day)
    const body = pose.bodies[mark]
    expect(Math.cos(Math.atan2(body?.z ?? 0, body?.x ?? 0) - PEN)).toBeCloseTo(1)
    expect(body?.y).toBeCloseTo(heightOf(row))
    expect(pose.parts.some(({ y, lean }) => lean === 0 && y === body?.y)).toBe(true)
  })
})

it('goes once round in the days of the record', () => {
  expect(angleOf(DAYS)).toBeCloseTo(2 * Math.PI)
})
