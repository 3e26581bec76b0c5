import { expect, test } from '@playwright/test'
import { htmlFaults } from './site/html-rules.ts'
import { wholeSite } from './site/whole-site.ts'

// One worker parses the pages once for all of these tests.
test.describe.configure({ mode: 'default', timeout: 120_000 })

test('the HTML of every page conforms to the standard', async ({ request }) => {
  for (const [path, { html }] of await wholeSite(request))
    expect.soft(await htmlFaults(html), path).toEqual([])
})

test('no heading repeats the one before it', async ({ request }) => {
  for (const [path, { document }] of await wholeSite(request)) {
    const headings = [...document.querySelectorAll('h1, h2, h3, h4')].map((heading) => heading.textContent)
    expect
      .soft(
        headings.filter((text, index) => text === headings[index - 1]),
        path,
      )
      .toEqual([])
  }
})

test('no sentence ends in two full stops, nor in what was not filled in', async ({ request }) => {
  for (const [path, { document }] of await wholeSite(request)) {
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
