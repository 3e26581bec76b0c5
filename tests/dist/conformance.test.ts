import { expect, test } from 'vitest'
import { htmlFaults } from './html-rules.ts'
import { wholeSite } from './site.ts'
import { members } from '#src/content/automation/team.ts'
import { paths, type SitePath } from '#src/content/paths.ts'

test.each([...wholeSite()])('the HTML of %s conforms to the standard', async (_, { html }) => {
  expect(await htmlFaults(html)).toEqual([])
})

test('no heading repeats the one before it', () => {
  for (const [path, { document }] of wholeSite()) {
    const headings = [...document.querySelectorAll('h1, h2, h3, h4')].map((heading) => heading.textContent)
    expect
      .soft(
        headings.filter((text, index) => text === headings[index - 1]),
        path,
      )
      .toEqual([])
  }
})

test('no sentence ends in two full stops, nor in what was not filled in', () => {
  for (const [path, { document }] of wholeSite()) {
    const words = [...document.querySelectorAll('p, li, dd, td, h1, h2, h3, figcaption, caption')]
    const odd = words
      .map(({ textContent }) => textContent)
      .filter((text) => /[^.]\.\.(?!\.)|\{\{|\bundefined\b|\bNaN\b/.test(text))
    expect.soft(odd, path).toEqual([])
  }
})

/** Buttons by the labels that the specification quotes, on the pages it names (spec §2.4 to §2.15). */
const buttons: Partial<Record<SitePath, readonly string[]>> = {
  [paths.home]: ['Explore Token Services', 'Explore Tokenization', 'Get Directions'],
  [paths.about]: ['Explore Our Journey', 'Get Directions'],
  [paths.solutions]: ['Explore Our Solutions', 'View All Solutions'],
  [paths.platform]: ['Explore the Platform'],
  [paths.assistant]: ['Experience the assistant', 'Learn More', 'Try for Free', 'Explore All Capabilities'],
  [paths.tasks]: ['Schedule Demo', 'Explore Task Management', 'Explore Integration Options'],
  [paths.analytics]: ['Start Free Trial'],
  [paths.securitySolution]: ['Secure Your Enterprise', 'Get Started'],
  [paths.automation]: ['Start Automating', 'View Documentation', 'Schedule Consultation'],
}

test('buttons say what the specification quotes, as "Experience the assistant"', () => {
  const site = wholeSite()
  for (const [path, labels] of Object.entries(buttons)) {
    const controls = [...(site.get(path)?.document.querySelectorAll('main :is(a, button)') ?? [])]
    const words = controls.map(({ textContent }) => textContent.trim())
    // What leads to another site says so after its label.
    const said = (label: string) => words.some((text) => text === label || text.startsWith(`${label} (`))
    expect
      .soft(
        labels.filter((label) => !said(label)),
        path,
      )
      .toEqual([])
  }
})

test('"Benefits: four cards, four KPI tiles and a before/after table of four processes", in that order', () => {
  const { document } = wholeSite().get(paths.automation) ?? {}
  const parts = document?.querySelectorAll('#benefits :is(.benefit-cards, .kpis, .processes)') ?? []
  expect([...parts].map(({ localName, children }) => [localName, children.length])).toEqual([
    ['ul', 4],
    ['ul', 4],
    ['table', 3],
  ])
})

test('"Team member (sample): name, role, specialty": each is shown, and said to be a sample', () => {
  const { document } = wholeSite().get(paths.automation) ?? {}
  const shown = [...(document?.querySelectorAll('.team-members li') ?? [])].map(
    ({ textContent }) => textContent,
  )
  expect(shown).toHaveLength(3)
  for (const { name, role, specialty } of members) {
    // The name says it.
    expect(name).toMatch(/ Sample$/)
    expect(
      shown.filter((words) => [name, role, specialty].every((part) => words.includes(part))),
    ).toHaveLength(1)
  }
})

test('"static image paths (/images/about/1..4.jpg, /images/solutionsHero.jpg …)": pages use them all', () => {
  const all = [...wholeSite().values()].map(({ html }) => html).join('')
  for (const image of ['about/1', 'about/2', 'about/3', 'about/4', 'solutionsHero'])
    expect.soft(all).toContain(`/images/${image}.jpg"`)
})

test('the checker sees what browsers forgive', async () => {
  const page = (body: string) =>
    `<!doctype html><html lang="en"><head><title>Title</title></head><body>${body}</body></html>`
  expect(await htmlFaults(page('<h1>Fine</h1>'))).toEqual([])
  for (const broken of [
    '<p><div>A block in a paragraph</div></p>',
    '<ul><div>No item</div></ul>',
    '<a href="/"><button type="button">Two controls</button></a>',
    '<i id="same"></i><i id="same"></i>',
    '<label for="nothing">Name</label>',
    '<img src="/a.png">',
    '<h1>One</h1><h3>Three</h3>',
  ])
    expect.soft(await htmlFaults(page(broken)), broken).not.toEqual([])
})
