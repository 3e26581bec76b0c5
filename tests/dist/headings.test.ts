import { expect, test } from 'vitest'
import { paths, type SitePath } from '#src/content/paths.ts'
import { listed, readPage, wholeSite } from './site.ts'

/** The sections of each page by the names that the specification gives them (spec §2.4–2.15), in their order. */
const sections: Partial<Record<SitePath, readonly string[]>> = {
  [paths.home]: [
    'The Future of Intelligent Business',
    'Transforming Businesses with AI & Innovation',
    'Our Solutions: Explore Intelligence Modules',
    'Innovative Solutions',
    'Secure. Transparent. Revolutionary.',
    'Tokenizing Intelligence',
    "Let's Build Something Amazing Together",
  ],
  [paths.about]: [
    'Our journey',
    'Integrated platform',
    'Tokenization',
    "Let's Build Something Amazing Together",
  ],
  [paths.contact]: ["Let's Build Something Amazing Together"],
  [paths.solutions]: ['Our solutions', 'All solutions'],
  [paths.platform]: [
    'Core integrations',
    'Platform benefits',
    'Tokenization',
    'Data protection',
    'Interactive demo',
    'How the six modules connect',
  ],
  [paths.assistant]: [
    'personality styles',
    'Core functionalities',
    'Technology',
    'All capabilities',
    'Industries',
    'Interactive demo',
  ],
  [paths.tasks]: [
    'Complete Task Management Ecosystem',
    'Task lifecycle',
    'HRM features',
    'Communication hub',
    'Integration benefits',
  ],
  [paths.analytics]: [
    'Transform Data into Strategic Advantage',
    'Analytics capabilities',
    'data sources',
    'AI features',
    'Business intelligence',
  ],
  [paths.securitySolution]: [
    'Enterprise-grade security and compliance',
    'Security architecture',
    'Data protection',
    'Blockchain security',
    'Security operations center',
    'Governance',
  ],
  [paths.automation]: [
    'Client onboarding',
    'Lead generation engine',
    'Success team',
    'Benefits',
    'Interactive workflow',
  ],
}

/** Of the page itself: the footer's own headings are the same everywhere. */
function headingsOf(document: Document): string[] {
  return [...document.querySelectorAll('main :is(h1, h2)')].map(({ textContent }) => textContent)
}

test('the sections carry the names of the specification, in its order', () => {
  for (const [path, names] of Object.entries(sections)) {
    const headings = headingsOf(readPage(path).document).map((text) => text.toLowerCase())
    const places = names.map((name) => headings.findIndex((text) => text.includes(name.toLowerCase())))
    expect.soft(places, `${path}: ${names.join(' · ')}\n${headings.join(' · ')}`).not.toContain(-1)
    expect.soft(places, path).toEqual(places.toSorted((a, b) => a - b))
  }
})

test('no label says again what its heading says', () => {
  for (const [path, { document }] of wholeSite())
    for (const label of document.querySelectorAll('main .section-label')) {
      const heading = label.parentElement?.querySelector('h2')?.textContent ?? ''
      expect.soft(heading.toLowerCase(), path).not.toContain(label.textContent.toLowerCase())
    }
})

test('a heading has at most one part in italics, and most sections have none', () => {
  let marked = 0
  let all = 0
  for (const [path, { document }] of wholeSite())
    for (const heading of document.querySelectorAll('main h2')) {
      const parts = heading.querySelectorAll('em').length
      expect.soft(parts, `${path}: ${heading.textContent}`).toBeLessThanOrEqual(1)
      marked += parts
      all += 1
    }
  expect(marked).toBeGreaterThan(0)
  expect(marked / all).toBeLessThan(0.5)
})

test('the last heading before the contact section says where the page leads', () => {
  const seen = new Map<string, string>()
  for (const path of listed) {
    const heading = wholeSite().get(path)?.document.querySelector('#related-heading')?.textContent
    if (!heading) continue
    expect.soft(seen.get(heading), `${path} and another page say "${heading}"`).toBeUndefined()
    seen.set(heading, path)
  }
  expect(seen.size).toBeGreaterThan(20)
})
