import type { Locator, Page } from '@playwright/test'
import { articlePath, articleTopics } from '#src/content/article.ts'
import { brand } from '#src/content/brand.ts'
import { heroActions } from '#src/content/pages/blog.ts'
import { paths } from '#src/content/paths.ts'
import { address, articles, expect, open, scrollYOf, scrollToY, test } from './fixtures.ts'
import { fetchPage } from './static-page.ts'

const note = articlePath('blog', 'two-dashboards-two-numbers')
const paper = articlePath('whitepapers', 'access-for-forty-people')
const notes = articles.filter((path) => path.startsWith(`${paths.blog}/`))

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const listed = (page: Page) => page.locator('#notes li h3')
const topic = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Filter by topic' }).getByRole('button', { name })

test.describe('the filter of the blog', () => {
  test('shows the notes of a topic, says how many, and the address remembers', async ({ page }) => {
    await open(page, paths.blog)
    await expect(listed(page)).toHaveCount(notes.length)
    await expect(topic(page, 'All topics')).toHaveAttribute('aria-pressed', 'true')
    // From the press on: the click itself scrolls while the section is still arriving.
    await topic(page, articleTopics.security).evaluate((button) =>
      button.addEventListener('pointerdown', () => Reflect.set(window, 'pressedY', scrollY)),
    )
    await topic(page, articleTopics.security).click()

    await expect(page.getByText('Passkeys before posters').first()).toBeVisible()
    const visible = listed(page).filter({ visible: true })
    const count = Number(/\d+$/.exec(await topic(page, articleTopics.security).innerText())?.[0])
    await expect(visible).toHaveCount(count)
    expect(count).toBeLessThan(notes.length)
    await expect(page.locator('#notes').getByRole('status')).toHaveText(`${count} of ${notes.length} notes`)
    await expect(page).toHaveURL(/[?&]topic=security/)
    // What was pressed stays under the pointer.
    expect(await page.evaluate(() => scrollY)).toBe(
      await page.evaluate(() => Reflect.get(window, 'pressedY')),
    )

    await topic(page, 'All topics').click()
    await expect(visible).toHaveCount(notes.length)
    await expect(page).not.toHaveURL(/topic=/)
  })

  test('is set by a link and by the address, and Back from a note keeps it', async ({ page }) => {
    await open(page, paths.resources)
    await page
      .getByRole('navigation', { name: 'Topics of the blog' })
      .getByRole('link', { name: 'Assistants' })
      .click()
    await expect(topic(page, 'Assistants')).toHaveAttribute('aria-pressed', 'true')
    await topic(page, 'Analytics').click()
    // A link within the page keeps it.
    await page.getByRole('link', { name: heroActions.read }).click()
    await expect(page).toHaveURL(/topic=analytics#/)
    await expect(topic(page, 'Analytics')).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('link', { name: 'Two dashboards, two numbers, one Monday' }).click()
    await expect(page).toHaveURL(note)
    await page.goBack()
    await expect(topic(page, 'Analytics')).toHaveAttribute('aria-pressed', 'true')
    await page.reload()
    await expect(topic(page, 'Analytics')).toHaveAttribute('aria-pressed', 'true')
    // The link to all notes shows all, also when a choice has been made at this very address.
    const all = page.locator(`footer a[href="${paths.blog}"]`)
    await all.dispatchEvent('click')
    await expect(topic(page, 'All topics')).toHaveAttribute('aria-pressed', 'true')
    await topic(page, 'Analytics').click()
    await expect(page).toHaveURL(/topic=analytics/)
    await all.dispatchEvent('click')
    await expect(topic(page, 'All topics')).toHaveAttribute('aria-pressed', 'true')
    await expect(page).not.toHaveURL(/topic=/)
  })

  test('an address with an unknown topic shows all', async ({ page }) => {
    await open(page, `${paths.blog}?topic=cooking`)
    await expect(listed(page).filter({ visible: true })).toHaveCount(notes.length)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all notes are listed, and an article has all of its parts', async ({ page }) => {
    await page.goto(`${paths.blog}?topic=security`)
    await expect(listed(page).filter({ visible: true })).toHaveCount(notes.length)
    await expect(page.getByRole('group', { name: 'Filter by topic' })).toHaveCount(0)

    await page.goto(note)
    await expect(heading(page)).toContainText('Two dashboards')
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')).toHaveText([
      'Home',
      'Resources',
      'Blog',
    ])
    await expect(page.getByText('January 20, 2026')).toBeVisible()
    await expect(page.getByText('5 min', { exact: true })).toBeVisible()
    await expect(page.getByText('They were asked two different questions')).toBeVisible()
    const contents = page.getByRole('navigation', { name: 'Contents' })
    await contents.getByRole('link', { name: 'Where the 53 orders went' }).click()
    await expect(page.getByRole('heading', { name: 'Where the 53 orders went' })).toBeInViewport()
    await expect(page.getByRole('heading', { name: 'On the same subject' })).toBeAttached()
  })
})

test('a note is reached from the list, with its text, its head and the way back', async ({
  page,
  request,
}) => {
  await open(page, paths.blog)
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true))
  const link = page.getByRole('link', { name: 'Two dashboards, two numbers, one Monday' })
  // Where the page stands when the link is pressed: the press itself may have to scroll it free of the header.
  await link.evaluate((element) =>
    element.addEventListener('click', () => Reflect.set(window, 'pressedAt', Math.round(scrollY))),
  )
  await link.click()
  const top = await page.evaluate((): number => Reflect.get(window, 'pressedAt'))
  await expect(page).toHaveURL(note)
  const { document } = await fetchPage(request, note)
  await expect(heading(page)).toHaveText(document.querySelector('h1')?.textContent ?? '')
  await expect(page).toHaveTitle(document.title)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${brand.origin}${note}`)
  await expect(page.locator('.prose')).toHaveText(document.querySelector('.prose')?.textContent ?? '')
  await expect.poll(() => scrollYOf(page)).toBe(0)

  // Links in the text move within the document, too.
  await page.locator('.prose').getByRole('link', { name: 'analytics', exact: true }).click()
  await expect(page).toHaveURL(paths.analytics)
  await page.goBack()
  await expect(page).toHaveURL(note)
  await page.goBack()
  await expect(heading(page)).toContainText('Notes on')
  await expect.poll(() => scrollYOf(page)).toBe(top)
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true)
})

test('the list of contents shows where the reader is, after a jump as well', async ({ page }) => {
  await open(page, note)
  const contents = page.getByRole('navigation', { name: 'Contents' })
  const current = contents.locator('[aria-current="location"]')
  await expect(current).toHaveCount(0)
  await scrollToY(
    page,
    await page
      .getByRole('heading', { name: 'Which number is right' })
      .evaluate((h) => Math.round(h.getBoundingClientRect().top) - 100),
  )
  await expect(current).toHaveText('Which number is right')
  await contents.getByRole('link', { name: 'What to ask a vendor' }).click()
  await expect(current).toHaveText('What to ask a vendor')
  await expect(page.getByRole('heading', { name: 'What to ask a vendor' })).toBeFocused()
  await expect(page).toHaveURL(/#what-to-ask-a-vendor$/)
})

const plates = (page: Page) => page.locator('main .article-plate')
/** Of all tones of a plate: what is drawn, in units of the plate, and the ink of the last. */
const engraved = (plate: Locator) =>
  plate.evaluate((it) => {
    const tones = [...it.querySelectorAll('use')]
    return {
      widths: tones.map((tone) => tone.getBBox().width),
      ink: getComputedStyle(tones.at(-1) ?? it).stroke,
    }
  })

async function expectEngraved(plate: Locator): Promise<void> {
  await expect.poll(async () => Math.max(...(await engraved(plate)).widths)).toBeGreaterThan(150)
  expect((await engraved(plate)).widths.filter((width) => width > 0).length).toBeGreaterThanOrEqual(2)
}

for (const path of [note, paper, articlePath('case-studies', 'returns-by-size')])
  test(`${path} opens with its plate, in the inks of the theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await open(page, path)
    const plate = plates(page).first()
    await expectEngraved(plate)
    const { ink } = await engraved(plate)
    await page.emulateMedia({ colorScheme: 'light' })
    await expect.poll(async () => (await engraved(plate)).ink).not.toBe(ink)
  })

const plateOf = (plate: Element | null | undefined) =>
  plate
    ?.querySelector('use')
    ?.getAttribute('href')
    ?.replace(/\.svg#.*$/, '')

test('each list shows the plates of what it lists, each another, and draws them', async ({
  page,
  request,
}) => {
  for (const path of [paths.blog, paths.caseStudies, paths.whitepapers]) {
    const { document } = await fetchPage(request, path)
    const files = [...document.querySelectorAll('main .article-plate')].map(plateOf)
    expect(files.toSorted()).toEqual(articles.filter((article) => article.startsWith(`${path}/`)).toSorted())
    await open(page, path)
    await expect(plates(page)).toHaveCount(files.length)
    for (const plate of await plates(page).all()) await expectEngraved(plate)
  }
})

test('a paper can be downloaded as PDF', async ({ page, request }) => {
  await open(page, paper)
  const link = page.getByRole('link', { name: /^Download as PDF/ })
  expect(await link.getAttribute('download')).not.toBeNull()
  const response = await request.get((await link.getAttribute('href')) ?? '')
  expect(response.headers()['content-type']).toBe('application/pdf')
  expect((await response.body()).subarray(0, 4).toString()).toBe('%PDF')
})

for (const path of [`${paths.blog}/no-such-note`, `${paths.whitepapers}/${note.split('/').at(-1)}`])
  test(`${path} is not found`, async ({ page, request, guard }) => {
    guard.allow(/status of 404/)
    expect((await fetchPage(request, path)).status).toBe(404)
    await page.goto(address(path))
    await expect(heading(page)).toContainText('Page not found')
  })
