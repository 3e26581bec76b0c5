// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { deadlinesOf, parseDay } from '#src/content/industries/deadlines.ts'
import { events } from '#src/content/industries/matter.ts'
import { Ruler } from '#src/pages/legal-industry/ruler.tsx'

afterEach(cleanup)

const at = (disc: Element, name: string) => Number(disc.getAttribute(name))

it.each(['2026-03-02', '2026-03-06', '2026-12-31', '2028-02-29'])(
  'no disc lies on another when a claim is served on %s, on a page or on a phone',
  (served) => {
    const start = parseDay(served) ?? 0
    const { container } = render(<Ruler start={start} deadlines={deadlinesOf(start, events)} />)
    const drawings = [...container.querySelectorAll('svg')]
    expect(drawings.map(({ dataset }) => dataset['form'])).toEqual(['page', 'phone'])
    for (const drawing of drawings) {
      const discs = [...drawing.querySelectorAll('circle')]
      expect(discs).toHaveLength(events.length)
      for (const [index, disc] of discs.entries())
        for (const other of discs.slice(index + 1))
          expect(
            Math.hypot(at(disc, 'cx') - at(other, 'cx'), at(disc, 'cy') - at(other, 'cy')),
          ).toBeGreaterThan(at(disc, 'r') * 2 - 1)
      const right = Number(drawing.getAttribute('viewBox')?.split(' ')[2])
      for (const [index, disc] of discs.entries()) {
        expect(at(disc, 'cx') + at(disc, 'r')).toBeLessThan(right)
        const [day, top, middle, end] = [
          ...(drawing.querySelectorAll('.ruler-date path')[index]?.getAttribute('d') ?? '').matchAll(
            /[\d.]+/g,
          ),
        ].map(Number)
        expect(middle, 'its line ends at it').toBe(at(disc, 'cx'))
        expect(day, 'and comes from its day').toBeLessThanOrEqual(at(disc, 'cx'))
        expect(end, 'above every disc').toBeLessThanOrEqual(
          Math.min(...discs.map((one) => at(one, 'cy') - at(one, 'r'))),
        )
        expect(top).toBeLessThan(end ?? 0)
      }
    }
  },
)

it.each(['2026-03-02', '2026-03-06', '2026-12-31'])(
  'the name of a month stands after the line it begins with, when a claim is served on %s',
  (served) => {
    const start = parseDay(served) ?? 0
    const { container } = render(<Ruler start={start} deadlines={deadlinesOf(start, events)} />)
    for (const drawing of container.querySelectorAll('svg')) {
      const lines = [
        ...(drawing.querySelector('.ruler-ticks')?.getAttribute('d') ?? '').matchAll(/M([\d.]+) 62v-30/g),
      ]
      const names = [...drawing.querySelectorAll('.ruler-month')]
      expect(names).toHaveLength(lines.length)
      expect(names.length).toBeGreaterThan(2)
      for (const [i, name] of names.entries()) expect(at(name, 'x') - Number(lines[i]?.[1])).toBeCloseTo(6)
    }
  },
)
