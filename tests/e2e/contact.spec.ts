import type { Page, Route } from '@playwright/test'
import { brand } from '#src/content/brand.ts'
import { contactFields, contactRules, contactTexts, contactTiming, trapField } from '#src/content/contact.ts'
import { mailHelp, type MailFailureKind } from '#src/content/mail-help.ts'
import { paths } from '#src/content/paths.ts'
import { nextHeading } from '#src/content/topic-texts.ts'
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
import { expect, hold, hydrated, open, openFrozen, phone, tabTo, test } from './fixtures.ts'
import { deliveredMessage, fieldsOf, messagesAbout } from './outbox.ts'

const nextSteps = (page: Page) => page.getByRole('main').locator('details').filter({ hasText: nextHeading })

async function expectSuccess(page: Page): Promise<void> {
  await expect(toast(page)).toHaveText(contactTexts.success)
  await expect(toast(page)).toHaveAttribute('data-type', 'success')
  await expect(toast(page)).toHaveAttribute('data-position', 'top-right')
}

/** The next thing that is said is then the only one. */
async function dismissToasts(page: Page): Promise<void> {
  await expect(async () => {
    for (const button of await toast(page).getByRole('button').all()) await button.click({ timeout: 500 })
    await expect(toast(page)).toHaveCount(0, { timeout: 500 })
  }).toPass()
}

/** Counts the posts that leave the page. */
function countPosts(page: Page): () => number {
  let posts = 0
  page.on('request', (request) => {
    if (request.method() === 'POST') posts += 1
  })
  return () => posts
}

test('a visitor writes with the keyboard alone, and the message lies in the outbox', async ({ page }) => {
  const values = newMessage()
  await open(page, paths.contact)
  await tabTo(page, field(page, 'name'))
  for (const name of contactFields) {
    await expect(field(page, name)).toBeFocused()
    await page.keyboard.insertText(values[name])
    await page.keyboard.press('Tab')
  }
  await expect(sendButton(page)).toBeFocused()
  await page.keyboard.press('Enter')

  await expectSuccess(page)
  await expectContact(page, emptyContact)
  const message = await deliveredMessage(values.subject)
  expect(message.to?.[0]?.address).toBe(brand.email.info)
  expect(message.replyTo?.[0]).toMatchObject({ name: values.name, address: values.email })
  const { timestamp, ...fields } = fieldsOf(message)
  expect(fields).toEqual({
    ...values,
    from_name: values.name,
    from_email: values.email,
    user_agent: await page.evaluate(() => navigator.userAgent),
    page_url: page.url(),
    company_name: brand.legalName,
  })
  expect(Math.abs(Date.parse(timestamp ?? '') - Date.now())).toBeLessThan(60_000)
})

/** The form's code has taken over, with what stands in the fields. */
const draftHolds = (page: Page, text: string) =>
  expect.poll(() => page.evaluate(() => sessionStorage.getItem('contact-draft') ?? '')).toContain(text)

test.describe('at the foot of a page', () => {
  for (const path of [paths.home, paths.solutions])
    test(`"A 'Send Us a Message' panel with a form … An information panel": ${path}, at every width`, async ({
      page,
    }) => {
      await open(page, path)
      const section = page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: contactTexts.heading.text }) })
      const parts = [
        section.getByRole('heading', { name: 'Send Us a Message' }),
        ...contactFields.map((name) => field(page, name)),
        sendButton(page),
        section.getByRole('link', { name: 'Get Directions' }),
        section.getByText('Quick Response Guarantee'),
        section.locator('address'),
        section.getByRole('link', { name: brand.email.support }),
      ]
      for (const width of [320, 390, 767, 768, 1440]) {
        await page.setViewportSize({ width, height: 844 })
        for (const part of parts) await expect(part, `${width} px`).toBeVisible()
      }
    })

  test.describe('on a phone', () => {
    test.use(phone)
    test('a message is written and sent from the foot of the home page, and lies in the outbox', async ({
      page,
    }) => {
      const values = newMessage()
      await open(page, paths.home)
      for (const name of contactFields) {
        await field(page, name).tap()
        await page.keyboard.insertText(values[name])
      }
      await draftHolds(page, values.subject)
      await sendButton(page).tap()
      await expectSuccess(page)
      await expectContact(page, emptyContact)
      expect(page.viewportSize()?.width).toBe(390)
      expect(fieldsOf(await deliveredMessage(values.subject))).toMatchObject({
        ...values,
        page_url: page.url(),
      })
    })
  })
})

test('what is typed before the form has its code is kept, and Enter sends it from the same page, once', async ({
  page,
}) => {
  const posts = countPosts(page)
  const release = await hold(page, /\/assets\/contact-section-[\w-]+\.js$/)
  await open(page, paths.home)
  const { subject } = await fillContact(page)
  const url = page.url()
  await field(page, 'subject').press('Enter')
  release()
  await expectSuccess(page)
  await deliveredMessage(subject)
  expect(posts()).toBe(1)
  expect(page.url()).toBe(url)
})

test('while it sends, the button is busy, and twice is once', async ({ page }) => {
  const posts = countPosts(page)
  const release = await hold(page, CALL)
  await open(page, paths.contact)
  const { subject } = await fillContact(page)
  await sendButton(page).dblclick()
  await expect(sendButton(page)).toHaveText(contactTexts.sending)
  await expect(sendButton(page)).toBeDisabled()
  await expect(sendButton(page).locator('.spinner')).toBeVisible()
  await field(page, 'subject').press('Enter')
  release()
  await expectSuccess(page)
  await expect(sendButton(page)).toHaveText(contactTexts.submit)
  await expect(sendButton(page)).toBeEnabled()
  await deliveredMessage(subject)
  expect(posts()).toBe(1)
})

test('answers are lost, before and after a reload: Send is pressed again, and one message lies in the outbox', async ({
  page,
  guard,
}) => {
  guard.allow(/Message not sent \(network\)/, /net::ERR_FAILED/)
  /** The message arrives, and the page never hears of it. */
  const loseAnswer = async (route: Route) => {
    const answer = await route.fetch()
    expect([answer.status(), await answer.text()]).toEqual([200, 'OK'])
    await route.abort()
  }
  await open(page, paths.contact)
  const values = await fillContact(page)
  await page.route(CALL, loseAnswer)
  await sendButton(page).click()
  await expect(toast(page)).toHaveText(contactTexts.failure)
  await page.reload()
  await hydrated(page)
  await expectContact(page, values)
  await sendButton(page).click()
  await expect(toast(page)).toHaveText(contactTexts.failure)
  await page.unroute(CALL)
  await sendButton(page).click()
  await expect(toast(page).filter({ hasText: contactTexts.success })).toBeVisible()
  expect(await messagesAbout(values.subject)).toHaveLength(1)

  // The same words on purpose are another message.
  await dismissToasts(page)
  await fillContact(page, values)
  await sendButton(page).click()
  await expectSuccess(page)
  expect(await messagesAbout(values.subject)).toHaveLength(2)
})

interface Failure {
  what: string
  answer: (route: Route) => Promise<void>
  kind: MailFailureKind
}

const answered = (code: number, contentType: string, body: string) => (route: Route) =>
  route.fulfill({ status: code, contentType, body })

/** One of each: the service refuses, and another server is in its place. All others: tests/services/mail-failures.test.ts. */
const failures: readonly Failure[] = [
  { what: '429', answer: answered(429, 'text/plain', 'Too Many Requests'), kind: 'throttled' },
  { what: 'a page that says 200', answer: answered(200, 'text/html', '<h1>Welcome</h1>'), kind: 'no-outbox' },
]

/** The failure toast, the words still in the form, and what to do now. */
async function expectFailure(page: Page, kind: MailFailureKind, values: typeof emptyContact): Promise<void> {
  await expect(toast(page)).toHaveText(contactTexts.failure)
  await expect(toast(page)).toHaveAttribute('data-type', 'error')
  await expectContact(page, values)
  await expect(page.getByRole('main').getByText(mailHelp[kind])).toBeVisible()
  const way = page.getByRole('link', { name: `Write to ${brand.email.info}` })
  const mail = new URL((await way.getAttribute('href')) ?? '')
  expect(mail.protocol + mail.pathname).toBe(`mailto:${brand.email.info}`)
  expect(mail.searchParams.get('subject')).toBe(values.subject)
  const body = mail.searchParams.get('body')?.replaceAll('\r\n', '\n')
  expect(body).toContain(values.message)
  expect(body).toContain(values.name)
}

test('the service fails: the text stays, and the way out is said @sweep', async ({ page, guard }) => {
  guard.allow(/status of 429/, ...failures.map(({ kind }) => new RegExp(`Message not sent \\(${kind}\\)`)))
  await open(page, paths.contact)
  for (const { what, answer, kind } of failures)
    await test.step(what, async () => {
      await page.route(CALL, answer)
      const values = await fillContact(page)
      await sendButton(page).click()
      await expectFailure(page, kind, values)
      expect(await messagesAbout(values.subject)).toEqual([])

      await page.unroute(CALL)
      await sendButton(page).click()
      await expect(toast(page).filter({ hasText: contactTexts.success })).toBeVisible()
      await deliveredMessage(values.subject)
      await expect(page.getByText(mailHelp[kind])).toHaveCount(0)
      await expectContact(page, emptyContact)
      await dismissToasts(page)
    })
})

test('the service is silent: given up after 15 s, and not delivered later', async ({ page, guard }) => {
  guard.allow(/Message not sent \(timeout\)/)
  expect(contactTiming.sendTimeout).toBe(15_000)
  await page.route(CALL, () => new Promise(() => {}))
  await openFrozen(page, paths.contact)
  const values = await fillContact(page)
  const asked = page.waitForRequest(CALL)
  const dropped = page.waitForEvent('requestfailed', (request) => request.method() === 'POST')
  await sendButton(page).click()
  await page.clock.runFor(contactTiming.minimumFill)
  await asked
  await page.clock.runFor(contactTiming.sendTimeout - 1)
  await expect(sendButton(page)).toHaveText(contactTexts.sending)
  await expect(toast(page)).toHaveCount(0)
  await page.clock.runFor(1)
  await expectFailure(page, 'timeout', values)
  await dropped
})

test('offline, then online again: the same text is sent', async ({ page, context, guard }) => {
  guard.allow(/Message not sent \(network\)/, /net::ERR_INTERNET_DISCONNECTED/)
  await open(page, paths.contact)
  const values = await fillContact(page)
  await context.setOffline(true)
  await sendButton(page).click()
  await expect(toast(page)).toHaveText(contactTexts.failure)
  await expectContact(page, values)
  await context.setOffline(false)
  await sendButton(page).click()
  await expect(toast(page).filter({ hasText: contactTexts.success })).toBeVisible()
  await deliveredMessage(values.subject)
})

test('an invalid form is not sent: a toast, every error, the keyboard on the first', async ({ page }) => {
  const posts = countPosts(page)
  await open(page, paths.contact)
  await field(page, 'name').fill('Ada')
  // The press leaves the last field, whose error then moves the button: pressed near its upper edge, it still counts.
  await field(page, 'message').focus()
  await sendButton(page).click({ position: { x: 20, y: 5 } })
  await expect(toast(page)).toHaveText(contactTexts.invalid)
  await expect(toast(page)).toHaveAttribute('data-type', 'error')
  expect(contactTexts.invalid).toContain('Please fix the form errors before submitting')
  await expect(page.locator('.field-error')).toHaveText([
    contactRules.email.required,
    contactRules.subject.required,
    contactRules.message.required,
  ])
  await expect(field(page, 'email')).toBeFocused()
  expect(posts()).toBe(0)
})

test('a draft survives a reload and other pages, and is gone once sent', async ({ page }) => {
  await open(page, paths.contact)
  const values = await fillContact(page)
  await draftHolds(page, values.subject)
  await page.reload()
  await hydrated(page)
  await expectContact(page, values)
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page.locator('[data-scene="hero"]')).toBeAttached()
  await expectContact(page, values)
  await sendButton(page).click()
  await expectSuccess(page)
  await page.reload()
  await hydrated(page)
  await expectContact(page, emptyContact)
  await deliveredMessage(values.subject)
})

test('a message with the hidden field filled in arrives marked', async ({ page }) => {
  await open(page, paths.contact)
  const { subject } = await fillContact(page)
  const trap = page.locator(`input[name="${trapField}"]`)
  await trap.evaluate((input) => ((input as HTMLInputElement).value = 'https://spam.example'))
  await sendButton(page).click()
  await expectSuccess(page)
  await deliveredMessage(`[Possibly automated] ${subject}`)
})

test('people never meet the trap', async ({ page }) => {
  await open(page, paths.contact)
  const trap = page.locator(`input[name="${trapField}"]`)
  await expect(trap).toHaveAttribute('tabindex', '-1')
  await expect(page.getByRole('textbox', { name: contactTexts.trap })).toHaveCount(0)
  await expect(trap).not.toBeInViewport()
})

test('the form begins on the first screen, whatever the topic', async ({ page }) => {
  for (const address of [paths.contact, `${paths.contact}?topic=assistant`]) {
    await open(page, address)
    await expect(field(page, 'email')).toBeInViewport({ ratio: 1 })
  }
})

test('what happens next stands open on a wide screen, and is no stop for the keyboard', async ({ page }) => {
  await open(page, paths.contact)
  await expect(nextSteps(page).getByRole('listitem').first()).toBeVisible()
  const summary = nextSteps(page).locator('summary')
  await expect(summary).toHaveCSS('pointer-events', 'none')
  await expect(summary).toHaveAttribute('tabindex', '-1')
})

test.describe('on a phone', () => {
  test.use(phone)

  test('what happens next folds, and opens by touch', async ({ page }) => {
    await open(page, paths.contact)
    const first = nextSteps(page).getByRole('listitem').first()
    await expect(first).toBeHidden()
    await nextSteps(page).locator('summary').tap()
    await expect(first).toBeVisible()
  })
})

test('address, phone, mail, hours and the promise stand beside the form', async ({ page }) => {
  await open(page, paths.contact)
  const main = page.getByRole('main')
  await expect(main.getByText(contactTexts.guarantee.heading)).toBeVisible()
  await expect(main.getByText(contactTexts.guarantee.text)).toBeVisible()
  await expect(main.getByText(brand.address.street)).toBeVisible()
  await expect(main.getByRole('link', { name: brand.phone.display })).toHaveAttribute(
    'href',
    brand.phone.href,
  )
  for (const mail of Object.values(brand.email))
    await expect(main.getByRole('link', { name: mail })).toHaveAttribute('href', `mailto:${mail}`)
  for (const { days, time } of brand.hours) {
    await expect(main.getByText(days, { exact: true })).toBeVisible()
    await expect(main.getByText(time, { exact: true }).first()).toBeVisible()
  }
  const directions = main.getByRole('link', { name: /^Get Directions/ })
  await expect(directions).toHaveAttribute('target', '_blank')
  await expect(directions).toHaveAttribute('href', /455%20Meridian%20Way/)
})
