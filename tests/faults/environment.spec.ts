import { contactFields } from '#src/content/contact.ts'
import { paths } from '#src/content/paths.ts'
import { emptyContact, expectContact, fillContact } from '../e2e/contact-form.ts'
import { deliveredMessage } from '../e2e/outbox.ts'
import { expect, open, test } from '../e2e/fixtures.ts'
import { expectAnswers, expectReadable, parts, passThrough, withoutPictures } from './readable.ts'

test.use(withoutPictures)

/* What extensions and translators do to a page before its own code runs. */

interface Fault {
  name: string
  /** The pages that it is tried on. */
  on: typeof parts
  /** Runs in the page before anything else; must stand on its own. */
  before: () => void
}

const faults: readonly Fault[] = [
  {
    name: 'an extension that marks the document and adds to it before the page wakes',
    // What it does to the document it does to every page.
    on: parts.slice(0, 1),
    before: () =>
      document.addEventListener('readystatechange', () => {
        if (document.readyState !== 'interactive') return
        document.documentElement.setAttribute('data-extension-installed', '1.0')
        document.documentElement.classList.add('extension')
        document.body.setAttribute('cz-shortcut-listen', 'true')
        for (const field of document.querySelectorAll('input, textarea')) {
          field.setAttribute('data-pm-id', '7')
          const icon = document.createElement('span')
          icon.dataset.extension = 'icon'
          field.after(icon)
        }
        document.body.append(document.createElement('extension-root'))
        document.body.prepend(document.createElement('extension-bar'))
      }),
  },
  {
    name: 'a translator that wraps every word before the page wakes',
    on: parts,
    before: () =>
      document.addEventListener('readystatechange', () => {
        if (document.readyState !== 'interactive') return
        document.documentElement.lang = 'de'
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
        const texts: Text[] = []
        while (walker.nextNode()) texts.push(walker.currentNode as Text)
        for (const text of texts) {
          if (!text.data.trim() || text.parentElement?.closest('script, style, noscript, textarea')) continue
          const font = document.createElement('font')
          const inner = document.createElement('font')
          inner.textContent = text.data
          font.append(inner)
          text.replaceWith(font)
        }
      }),
  },
]

for (const { name, on, before } of faults)
  test.describe(name, () => {
    for (const [index, part] of on.entries())
      test(`part ${index + 1}`, async ({ page, guard }) => {
        // React says that it found other HTML than it wrote, and writes the page anew.
        guard.allow(/Minified React error #418/)
        await page.addInitScript(before)
        for (const path of part)
          await test.step(path, async () => {
            await open(page, path)
            await passThrough(page)
            await expectReadable(page, path)
            await expectAnswers(page, path)
          })
      })
  })

test('a translator at work while the page is used: nothing breaks, and the message arrives', async ({
  page,
}) => {
  await open(page, paths.contact)
  const translate = () =>
    page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest('font, script, style, textarea')) continue
        const font = document.createElement('font')
        font.append(document.createElement('font'))
        font.firstElementChild?.append(text.data)
        text.replaceWith(font)
      }
    })
  await translate()
  // Errors come and go, the button changes its words and its spinner, a toast arrives and leaves.
  const send = page.locator('.contact-form button[type="submit"]')
  await send.click()
  await expect(page.locator('.field-error')).toHaveCount(contactFields.length)
  await translate()
  const values = await fillContact(page)
  await expect(page.locator('.field-error')).toHaveCount(0)
  await send.click()
  await deliveredMessage(values.subject)
  await translate()
  await expectContact(page, emptyContact)
  // And on to other pages and back.
  for (const path of [paths.home, paths.tasks, paths.contact]) {
    await page.locator(`footer a[href="${path}"], header a[href="${path}"]`).first().dispatchEvent('click')
    await expect(page).toHaveURL((url) => url.pathname === path)
    await passThrough(page)
    await translate()
    await expectReadable(page, path)
  }
  await expectAnswers(page, 'translated')
})
