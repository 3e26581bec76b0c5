import { kindPaths } from './article.ts'
import { navigation } from './navigation.ts'
import { paths, type PagePath } from './paths.ts'

export interface TrailStep {
  name: string
  path: PagePath
}

/** The pages above a page, from the home page down, as the navigation names them. */
export function trailTo(path: PagePath): TrailStep[] {
  const shelf = Object.values(kindPaths).find((base) => path.startsWith(`${base}/`))
  const nearest = shelf ?? path
  const parent = navigation.find((item) => item.subLinks?.some((sub) => sub.link === nearest))
  const own = parent?.subLinks?.find((sub) => sub.link === shelf)
  return [
    { name: 'Home', path: paths.home },
    ...(parent ? [{ name: parent.name, path: parent.link }] : []),
    ...(own ? [{ name: own.name, path: own.link }] : []),
  ]
}
