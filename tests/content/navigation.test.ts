import { describe, expect, it } from 'vitest'
import { brand } from '#src/content/brand.ts'
import { legalLinks, navigation, supportLinks, type NavigationLink } from '#src/content/navigation.ts'

const linksOf = (items: readonly NavigationLink[] = []) => items.map(({ link }) => link)

/** Spec §2.2, in its order; sub-links without the path of their parent. */
const specified = [
  { name: 'Home', link: '/', subLinks: [] },
  { name: 'About Us', link: '/about-us', subLinks: [] },
  {
    name: 'Solutions',
    link: '/solutions',
    subLinks: [
      'integrated-platform',
      `${brand.assistant.slug}-va`,
      'task-management',
      'ai-analytics',
      'security',
      'automation',
    ],
  },
  {
    name: 'Technology',
    link: '/technology',
    subLinks: ['tokenization', 'blockchain-security', 'data-privacy'],
  },
  { name: 'Industries', link: '/industries', subLinks: ['ecommerce', 'fintech', 'legal', 'smb'] },
  { name: 'Resources', link: '/resources', subLinks: ['blog', 'case-studies', 'whitepapers'] },
]

describe('navigation', () => {
  it('has exactly these entries', () => {
    expect(navigation.map(({ name, link }) => ({ name, link }))).toEqual(
      specified.map(({ name, link }) => ({ name, link })),
    )
  })

  it.each(specified)('$name has exactly its sub-links', ({ link, subLinks }) => {
    const item = navigation.find((entry) => entry.link === link)
    expect(linksOf(item?.subLinks)).toEqual(subLinks.map((name) => `${link}/${name}`))
  })

  it('gives every link a name of its own', () => {
    const names = navigation.flatMap((item) => [item, ...(item.subLinks ?? [])]).map(({ name }) => name)
    expect(names.filter((name) => name.trim() === '')).toEqual([])
    expect(new Set(names).size).toBe(names.length)
  })

  it('names the assistant and the suite', () => {
    const solutions = navigation.find(({ name }) => name === 'Solutions')?.subLinks ?? []
    expect(solutions.map(({ name }) => name)).toContain('Task Management Suite')
    expect(solutions.find(({ link }) => link.endsWith('-va'))?.name).toContain(brand.assistant.name)
  })
})

it('the footer adds exactly the support and the legal links', () => {
  expect(linksOf(supportLinks)).toEqual([
    '/support/help-center',
    '/support/documentation',
    '/support/api-docs',
    '/support/status',
  ])
  expect(linksOf(legalLinks)).toEqual(['/privacy', '/terms', '/cookies', '/security', '/accessibility'])
})
