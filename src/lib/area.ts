/** The parts of the site, besides Home, that have a place of their own in the stage's world. */
export const AREAS = ['solutions', 'technology', 'industries', 'resources', 'company', 'support'] as const
export type Area = 'home' | (typeof AREAS)[number]

/** The area a URL path belongs to: its first segment where that has a place, else the company's pages. */
export function areaOf(path: string): Area {
  const first = path.split('/')[1] ?? ''
  if (first === '') return 'home'
  return AREAS.find((area) => area === first) ?? 'company'
}
