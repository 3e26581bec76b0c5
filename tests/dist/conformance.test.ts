import { expect, test } from 'vitest'
import { htmlFaults } from './html-rules.ts'
import { wholeSite } from './site.ts'

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
