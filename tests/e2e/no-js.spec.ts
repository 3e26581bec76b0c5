import { brand } from '#src/content/brand.ts'
import { contactRules, contactTexts } from '#src/content/contact.ts'
import { mailAnswerLinks } from '#src/content/mail-answer.ts'
import { navigation } from '#src/content/navigation.ts'
import { mailEndpoint, paths } from '#src/content/paths.ts'
import { expectContact, field, fillContact, newMessage, sendButton } from './contact-form.ts'
import { batches, expect, phone, test } from './fixtures.ts'
import { deliveredMessage, fieldsOf, messagesAbout } from './outbox.ts'

test.use({ javaScriptEnabled: false })

for (const [index, batch] of batches.entries())
  test(`pages read without JavaScript, part ${index + 1}`, async ({ page }) => {
    for (const path of batch)
      await test.step(path, async () => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByRole('main')).toHaveCSS('opacity', '1')
        await expect(page.locator('.intro')).toBeHidden()
        const parts = page.locator('main section, main h2, main h3, main p')
        const hidden = await parts.evaluateAll((elements) =>
          elements
            // What a question folds away opens by itself, without a script.
            .filter((element) => !element.closest('details:not([open])'))
            // What only a script answers is not offered, and neither are the words about it.
            .filter((element) => !element.closest('.scripted'))
            .filter(
              (element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
            )
            .map((element) => `${element.tagName}: ${element.textContent.slice(0, 60)}`),
        )
        expect(hidden, path).toEqual([])
      })
  })

test('the header links to every top page', async ({ page }) => {
  for (const { name, link } of navigation) {
    await page.goto(paths.privacy)
    const header = page.getByRole('navigation', { name: 'Main' })
    await header.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(link)
  }
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click()
  await expect(page).toHaveURL(paths.contact)
})

test('the keyboard reaches the pages beneath them', async ({ page }) => {
  await page.goto(paths.privacy)
  const header = page.getByRole('navigation', { name: 'Main' })
  await header.getByRole('link', { name: 'Technology' }).focus()
  await page.keyboard.press('Tab')
  await expect(header.getByRole('link', { name: 'Tokenization' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(paths.tokenization)
})

test('the footer links to the pages below', async ({ page }) => {
  await page.goto(paths.home)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tokenization' }).click()
  await expect(page).toHaveURL(paths.tokenization)
})

test('controls that need a script are not offered', async ({ page }) => {
  await page.goto(paths.home)
  for (const name of ['Switch to dark theme', 'Back to top', 'Subscribe'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
  await expect(page.getByRole('switch')).toHaveCount(0)
})

test('the contact page shows address, phone and mail', async ({ page }) => {
  await page.goto(paths.contact)
  const main = page.getByRole('main')
  await expect(main.getByText(brand.address.street)).toBeVisible()
  await expect(main.getByRole('link', { name: brand.phone.display })).toBeVisible()
  await expect(main.getByRole('link', { name: brand.email.info }).first()).toBeVisible()
  await expect(main.getByText(contactTexts.unscripted)).toBeVisible()
})

test('a message is typed, checked by the browser, sent and found in the outbox', async ({ page }) => {
  await page.goto(paths.contact)
  const values = newMessage()
  await fillContact(page, { ...values, email: 'no address' })
  await sendButton(page).click()
  await expect(field(page, 'email')).toBeFocused()
  await expect(page).toHaveURL(paths.contact)
  await field(page, 'email').fill(values.email)
  await sendButton(page).click()
  await page.waitForURL(mailEndpoint)
  await expect(page.getByRole('heading', { level: 1, name: 'Message sent' })).toBeVisible()
  await expect(page).toHaveTitle(`Message sent | ${brand.word}`)
  await expect(page.getByText(contactTexts.success)).toBeVisible()
  const message = await deliveredMessage(values.subject)
  expect(message.replyTo?.[0]?.address).toBe(values.email)
  expect(fieldsOf(message).message).toBe(values.message)
})

test('a message that is refused: the page says why, and Back brings all that was typed', async ({
  page,
  guard,
}) => {
  guard.allow(/status of 400/)
  await page.goto(paths.contact)
  // Browsers take an address without a dot for one.
  const values = await fillContact(page, { ...newMessage(), email: 'ada@analytical' })
  await sendButton(page).click()
  await page.waitForURL(mailEndpoint)
  await expect(page.getByRole('heading', { level: 1, name: 'Message not sent' })).toBeVisible()
  await expect(page.getByText(contactRules.email.email ?? '')).toBeVisible()
  await expect(page.getByText('Nothing you typed is lost')).toBeVisible()
  // Its style sheet is there.
  await expect(page.locator('main')).not.toHaveCSS('margin-top', '0px')
  expect(await messagesAbout(values.subject)).toEqual([])
  await page.goBack()
  await expectContact(page, values)
  await field(page, 'email').fill('ada@analytical.example')
  await sendButton(page).click()
  await page.waitForURL(mailEndpoint)
  await page.getByRole('link', { name: mailAnswerLinks.form }).click()
  await expect(page).toHaveURL(paths.contact)
  expect(await messagesAbout(values.subject)).toHaveLength(1)
})

test.describe('on a phone', () => {
  test.use(phone)

  test('the menu is a way to the links at the end of the page', async ({ page }) => {
    await page.goto(paths.home)
    await page.getByRole('banner').getByRole('link', { name: 'Menu' }).tap()
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'All Solutions' })
    await link.tap()
    await expect(page).toHaveURL(paths.solutions)
  })
})
