import { paths, type RouteId } from './paths.ts'
import type { PlanetColour } from './planets.ts'

/** Planets in line with the core, from it outwards: the first covers it. One alone stands there in its ring. */
export type Alignment = readonly [PlanetColour, ...PlanetColour[]]

/** Of pages that are about no product: articles, legal texts. */
const REST: Alignment = ['ivory', 'violet', 'ice']
const ALL: Alignment = ['ivory', 'violet', 'blue', 'brass', 'ice', 'copper']

/** A product shows its own planet, an industry those that it begins with, a page about all of them all. */
const own: Readonly<Partial<Record<RouteId, Alignment>>> = {
  home: ALL,
  about: ALL,
  solutions: ALL,
  contact: ALL,
  platform: ['violet'],
  assistant: ['blue'],
  tasks: ['brass'],
  analytics: ['ice'],
  securitySolution: ['ivory'],
  automation: ['copper'],
  technology: ['violet', 'ivory', 'ice'],
  tokenization: ['violet', 'brass'],
  blockchainSecurity: ['ivory', 'violet'],
  dataPrivacy: ['ivory', 'ice'],
  industries: ['blue', 'ivory', 'ice', 'brass', 'copper'],
  ecommerce: ['blue', 'ice'],
  fintech: ['ivory', 'ice'],
  legalIndustry: ['brass', 'blue'],
  smb: ['blue', 'copper'],
  resources: ['ice', 'blue', 'brass'],
  helpCenter: ['blue', 'ivory'],
  documentation: ['violet', 'blue'],
  apiDocs: ['violet', 'ice'],
  status: ['ice', 'ivory'],
}

const byPath = new Map<string, Alignment>(
  Object.entries(own).map(([id, alignment]) => [paths[id as RouteId], alignment]),
)

/** What stands in line at the end of the page at a URL path. */
export const alignmentOf = (path: string): Alignment => byPath.get(path) ?? REST

/** File name in public/media, without the theme, of the picture of an eclipse by one planet, or by a line of them. */
export const eclipseOf = ({ length }: Alignment) => `eclipse-${length === 1 ? 'one' : 'line'}`

/** What these pictures show. */
export const eclipses: readonly Alignment[] = [['violet'], ALL]
