import { legalLinks, navigation, supportLinks } from '#src/content/navigation.ts'
import { paths, type SitePath } from '#src/content/paths.ts'

const names = new Map<SitePath, string>(
  [
    ...navigation.flatMap((item) => [item, ...(item.subLinks ?? [])]),
    ...supportLinks,
    ...legalLinks,
    { name: 'Contact', link: paths.contact },
  ].map(({ name, link }) => [link, name]),
)

/** What the navigation calls a page. Throws for a page that the navigation does not know. */
export function nameOf(path: SitePath): string {
  const name = names.get(path)
  if (name === undefined) throw new Error(`${path} has no name in the navigation`)
  return name
}
