import type { Page } from '@playwright/test'
import { contactTexts, contactTiming } from '#src/content/contact.ts'
import { mailHelp } from '#src/content/mail-help.ts'
import { paths } from '#src/content/paths.ts'
import { topics } from '#src/content/topics.ts'
import {
  CALL,
  emptyContact,
  expectContact,
  field,
  fillContact,
  newMessage,
  sendButton,
  toast,
} from './contact-form.ts'
import { expect, hold, hydrated, open, openFrozen, test } from './fixtures.ts'
import { deliveredMessage, fieldsOf } from './outbox.ts'

const subject = (page: Page) => field(page, 'subject')

async function reload(page: Page): Promise<void> {
  await page.reload()
  await hydrated(page)
}

test('a second topic replaces the subject of the first: by links, by addresses, after a reload', async ({
  page,
}) => {
  await open(page, paths.tasks)
  await page.getByRole('link', { name: 'Schedule Demo' }).first().click()
  await expect(subject(page)).toHaveValue(topics.demo)
  await page.goBack()
  await page.getByRole('link', { name: 'Start Free Trial' }).first().click()
  await expect(subject(page)).toHaveValue(topics.trial)
  await reload(page)
  await expect(subject(page)).toHaveValue(topics.trial)
  await open(page, `${paths.contact}?topic=security`)
  await expect(subject(page)).toHaveValue(topics.security)
  await open(page, paths.home)
  await subject(page).scrollIntoViewIfNeeded()
  await expect(subject(page)).toHaveValue(topics.security)
  await open(page, `${paths.contact}?topic=demo`)
  await expect(subject(page)).toHaveValue(topics.demo)
})

test('a topic that the blog is filtered by is none of the form', async ({ page }) => {
  await open(page, `${paths.blog}?topic=security`)
  const contact = page.getByRole('banner').getByRole('link', { name: 'Contact Us' })
  await contact.click()
  await expect(subject(page)).toHaveValue('')
  await page.goBack()
  await expect(page).toHaveURL(/topic=security/)
  await contact.click()
  await expect(subject(page)).toHaveValue('')
})

test('a topic never replaces a typed subject, nor one typed by changing that of a topic', async ({
  page,
}) => {
  await open(page, `${paths.contact}?topic=demo`)
  await subject(page).press('End')
  await subject(page).pressSequentially(' on Friday')
  await open(page, `${paths.contact}?topic=trial`)
  await expect(subject(page)).toHaveValue(`${topics.demo} on Friday`)
  await subject(page).fill(topics.demo)
  await open(page, `${paths.contact}?topic=trial`)
  await expect(subject(page), 'typed, though a topic says the same').toHaveValue(topics.demo)
})

test('a topic fills the subject again after a message was sent, also by the same link', async ({ page }) => {
  await open(page, paths.contact)
  const link = page.getByRole('main').getByRole('link', { name: 'Schedule Demo' })
  await link.click()
  await expect(subject(page)).toHaveValue(topics.demo)
  const values = { ...newMessage(), subject: topics.demo }
  await fillContact(page, values)
  await sendButton(page).click()
  await expect(toast(page)).toHaveText(contactTexts.success)
  await expectContact(page, emptyContact)
  await link.click()
  await expect(subject(page)).toHaveValue(topics.demo)
})

test('what is typed while a message is held or on its way is not sent, and stays', async ({ page }) => {
  await openFrozen(page, paths.contact)
  const release = await hold(page, CALL)
  const sent = await fillContact(page)
  await sendButton(page).click()
  await field(page, 'name').fill('')
  await page.clock.runFor(contactTiming.minimumFill - 1)
  await field(page, 'message').fill('One more thing: the second message.')
  const asked = page.waitForRequest(CALL)
  await page.clock.runFor(1)
  await asked
  await field(page, 'email').fill('other@analytical.example')
  release()
  await expect(toast(page)).toHaveText(contactTexts.success)
  await expectContact(page, {
    name: '',
    email: 'other@analytical.example',
    subject: '',
    message: 'One more thing: the second message.',
  })
  expect(fieldsOf(await deliveredMessage(sent.subject))).toMatchObject(sent)
})

test('sent while the visitor is on a page without the form: the draft is gone, and the page of the form is named', async ({
  page,
}) => {
  const release = await hold(page, CALL)
  await open(page, paths.contact)
  const values = await fillContact(page)
  const from = page.url()
  const asked = page.waitForRequest(CALL)
  await sendButton(page).click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Status' }).click()
  await expect(page.locator('.contact-form')).toHaveCount(0)
  await asked
  release()
  await expect(toast(page)).toHaveText(contactTexts.success)
  expect(fieldsOf(await deliveredMessage(values.subject))).toMatchObject({ ...values, page_url: from })
  await open(page, paths.contact)
  await expectContact(page, emptyContact)
})

test('failed while the visitor is on a page without the form: the text waits there, with the way out', async ({
  page,
  guard,
}) => {
  guard.allow(/Message not sent \(network\)/, /net::ERR_FAILED/)
  let fail = () => {}
  const asked = new Promise<void>((resolve) => {
    void page.route(CALL, async (route) => {
      resolve()
      await new Promise<void>((go) => (fail = go))
      await route.abort()
    })
  })
  await open(page, paths.contact)
  const values = await fillContact(page)
  await sendButton(page).click()
  await asked
  await page.getByRole('contentinfo').getByRole('link', { name: 'Status' }).click()
  await expect(page.locator('.contact-form')).toHaveCount(0)
  fail()
  await expect(toast(page)).toHaveText(contactTexts.failure)
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click()
  await expectContact(page, values)
  await expect(page.getByText(mailHelp.network)).toBeVisible()
  await reload(page)
  await expectContact(page, values)
})

test('the data handed to the call is logged once, as sent, and nothing of a form that is not sent', async ({
  page,
}) => {
  const logged: unknown[][] = []
  page.on('console', async (message) => {
    if (message.type() === 'debug')
      logged.push(await Promise.all(message.args().map((arg) => arg.jsonValue())))
  })
  await open(page, paths.contact)
  await sendButton(page).click()
  await expect(toast(page)).toHaveText(contactTexts.invalid)
  const values = await fillContact(page)
  await sendButton(page).click()
  await expect(toast(page).filter({ hasText: contactTexts.success })).toBeVisible()
  const { timestamp, ...fields } = fieldsOf(await deliveredMessage(values.subject))
  expect(logged).toEqual([[{ ...fields, timestamp: expect.any(String) as unknown }]])
  expect(timestamp).toBeTruthy()
})
