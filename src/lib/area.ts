/** The parts of the site that have a place of their own in the stage's world. */
export type Area = 'home' | 'solutions' | 'technology' | 'industries' | 'resources' | 'company' | 'support'

const OWN: ReadonlySet<string> = new Set(['solutions', 'technology', 'industries', 'resources', 'support'])

/** The area a URL path belongs to: its first segment where that has a place, else the company's pages. */
export function areaOf(path: string): Area {
  const first = path.split('/')[1] ?? ''
  if (first === '') return 'home'
  return OWN.has(first) ? (first as Area) : 'company'
}
