import { readFileSync } from 'node:fs'

/** A page of every kind. */
export const SIX_ROUTES = [
  '/',
  '/about-us',
  '/solutions/integrated-platform',
  '/solutions/ai-analytics',
  '/resources/blog',
  '/contact',
]

export const allRoutes = () =>
  [...readFileSync('dist/sitemap.xml', 'utf8').matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address]) => new URL(address).pathname,
  )

/** Pages with set pieces. The assistant's carries its name in its address. */
export const sceneRoutes = () => [
  '/',
  '/about-us',
  '/solutions',
  '/solutions/integrated-platform',
  '/solutions/task-management',
  '/solutions/ai-analytics',
  '/solutions/security',
  '/solutions/automation',
  '/contact',
  '/technology',
  '/industries',
  ...allRoutes().filter((route) => /^\/solutions\/[a-z]+-va$/.test(route)),
]
