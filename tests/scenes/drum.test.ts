import { expect, it } from 'vitest'
import { ARM, BASE_BAND, CUP, cups, drum, DRUM_RADIUS, FOOT, PEN, RING, ROW } from '#scenes/drum/geometry.ts'
import { BALLS, DRUM } from '#scenes/drum/index.tsx'
import { angleOf, DAYS, dayUnderPen, heightOf, marks, ROWS, sizeOf } from '#scenes/drum/marks.ts'
import { MeshBuilder } from '#scenes/instrument/mesh-builder.ts'
import { createPiecePose } from '#scenes/instrument/piece-pose.ts'
import { components, record } from '#src/pages/status/service-data.ts'
import { statusTexts } from '#src/content/support/status-rules.ts'
import { driven } from './drive.ts'

it('has a row for each component, and a mark where each effect of an incident began', () => {
  expect(ROWS).toBe(components.length)
  const dayOf = (iso: string) => Math.floor(Date.parse(iso) / 86_400_000)
  const began = record.incidents.flatMap(({ effects }) =>
    effects.map(({ component, from, kind }) => ({
      row: components.findIndex(({ id }) => id === component),
      day: dayOf(from) - dayOf(record.updated) + DAYS - 1,
      kind,
    })),
  )
  expect(began.length).toBeGreaterThan(4)
  for (const mark of began) expect(marks).toContainEqual(mark)
  expect(marks).toHaveLength(began.length)
})

it('turns the incident that is read under the pen, and brings the pen to its row', () => {
  record.incidents.forEach(({ effects: [effect] }, i) => {
    const read = i / (record.incidents.length - 1)
    const pose = createPiecePose(DRUM.parts.length, marks.length)
    DRUM.move(driven({ signal: read, show: 0 }), pose)
    const row = components.findIndex(({ id }) => id === effect?.component)
    const day = dayUnderPen(read)
    const mark = marks.findIndex((one) => one.row === row && one.day === day)
    const body = pose.bodies[mark]
    expect(Math.cos(Math.atan2(body?.z ?? 0, body?.x ?? 0) - PEN)).toBeCloseTo(1)
    expect(body?.y).toBeCloseTo(heightOf(row))
    expect(pose.parts.some(({ y, lean }) => lean === 0 && y === body?.y)).toBe(true)
  })
})

it('lights the rows of the components that the incident affected', () => {
  expect(record.incidents.some(({ effects }) => effects.length > 1)).toBe(true)
  record.incidents.forEach(({ effects }, i) => {
    const read = i / (record.incidents.length - 1)
    const pose = createPiecePose(DRUM.parts.length, marks.length)
    DRUM.move(driven({ signal: read, show: 0 }), pose)
    components.forEach(({ id }, row) =>
      expect(pose.parts[row]?.lit).toBeCloseTo(effects.some(({ component }) => component === id) ? 1 : 0),
    )
  })
})

it('goes once round in the days of the record', () => {
  expect(angleOf(DAYS)).toBeCloseTo(2 * Math.PI)
})

it('keeps a gap between its rows, behind which the drum is seen, and each of them on the drum', () => {
  const pose = createPiecePose(DRUM.parts.length, marks.length)
  record.incidents.forEach((_, i) => {
    DRUM.move(driven({ signal: i / (record.incidents.length - 1), show: 0 }), pose)
    const rows = pose.parts.slice(0, ROWS)
    rows.forEach(({ y, scale }, row) => {
      const [outer, inner] = [1, -1].map((side) => (ROW.radius + (side * ROW.depth) / 2) * scale)
      expect(inner).toBeLessThan(DRUM_RADIUS)
      expect((outer ?? 0) - DRUM_RADIUS).toBeGreaterThan(0.07)
      const below = rows[row + 1]
      if (below) expect(y - below.y - (ROW.axial * (scale + below.scale)) / 2).toBeGreaterThan(0.14)
    })
  })
})

it('lets every ball pass beneath the reading ring', () => {
  const pose = createPiecePose(DRUM.parts.length, marks.length)
  record.incidents.forEach((_, i) => {
    DRUM.move(driven({ signal: i / (record.incidents.length - 1), show: 0 }), pose)
    for (const { x, z, radius } of pose.bodies)
      expect(Math.hypot(x, z) + radius).toBeLessThan(RING.at - RING.half)
  })
})

it('has a drum that is seen from outside', () => {
  const builder = new MeshBuilder()
  drum(builder)
  const { position, normal } = builder.build().attributes
  for (let i = 0; i < (position?.count ?? 0); i += 1) {
    const out =
      (position?.getX(i) ?? 0) * (normal?.getX(i) ?? 0) + (position?.getZ(i) ?? 0) * (normal?.getZ(i) ?? 0)
    expect(out).toBeCloseTo(DRUM_RADIUS)
  }
})

it('has balls of the colors that its legend names', () => {
  expect(statusTexts.legend).toContain('copper down, amber slow, violet planned')
  expect([BALLS.down.colour, BALLS.slow.colour, BALLS.planned.colour]).toEqual(['copper', 'brass', 'violet'])
  expect(new Set(marks.map(({ kind }) => kind))).toEqual(new Set(['down', 'slow', 'planned']))
  marks.forEach(({ kind }, i) => expect(DRUM.bodies?.[i]).toBe(BALLS[kind]))
})

it('has the foot of its post within the rim of the base', () => {
  const { radius, depth, rim } = BASE_BAND
  expect(Math.hypot(RING.at, ARM) + FOOT).toBeLessThanOrEqual(radius + depth / 2 - rim)
})

it('has a cup for each ball, as wide as that and clear of the next row and of the pen', () => {
  for (const [row] of Array.from({ length: ROWS }).entries()) {
    const own = marks.filter((mark) => mark.row === row)
    const builder = new MeshBuilder()
    cups(row)(builder)
    const points = own.length > 0 ? builder.build().getAttribute('position') : null
    const high = Math.max(0, ...Array.from({ length: points?.count ?? 0 }, (_, i) => points?.getY(i) ?? 0))
    expect(high).toBeCloseTo(Math.max(0, ...own.map(({ kind }) => sizeOf(kind) + CUP)))
    expect(high).toBeLessThan(heightOf(0) - heightOf(1) - ROW.axial / 2)
    expect(high).toBeLessThan(RING.radius - RING.half)
  }
})
