import { describe, expect, it } from 'vitest'
import { type Alignment, alignmentOf, eclipseOf, eclipses } from '#src/content/alignments.ts'
import { starts, trades } from '#src/content/industries/trades.ts'
import { paths, type SitePath } from '#src/content/paths.ts'
import { planetColours } from '#src/content/planets.ts'
import { solutions } from '#src/content/solutions.ts'

const productOf = (path: SitePath) => solutions.find(({ link }) => link === path)?.gradient

describe('what comes into line at the end of a page', () => {
  it('is the own planet of a product', () => {
    for (const { link, gradient } of solutions) expect(alignmentOf(link)).toEqual([gradient])
  })

  it('is what an industry begins with, and nothing that comes later', () => {
    for (const { id, path } of trades) {
      const fit = (planet: string) =>
        starts.flatMap((start) => (productOf(start.path) === planet ? [start.fits[id]] : []))[0]
      const fits = alignmentOf(path).map(fit)
      expect(fits[0], path).toBe('first')
      expect(fits, path).not.toContain('later')
      expect(fits, path).not.toContain(undefined)
    }
  })

  it('is every planet where the page is about all products', () => {
    for (const path of [paths.home, paths.solutions, paths.about])
      expect([...alignmentOf(path)].toSorted()).toEqual([...planetColours].toSorted())
  })

  it('names no planet twice, and is something on every page', () => {
    for (const path of [...Object.values(paths), `${paths.blog}/any`]) {
      const aligned: Alignment = alignmentOf(path)
      expect(aligned.length, path).toBeGreaterThan(0)
      expect(new Set(aligned).size, path).toBe(aligned.length)
    }
  })

  it('has a picture where no canvas is, of one planet or of a line', () => {
    const drawn = eclipses.map(eclipseOf)
    expect(new Set(drawn).size).toBe(eclipses.length)
    for (const path of Object.values(paths)) expect(drawn).toContain(eclipseOf(alignmentOf(path)))
  })
})
