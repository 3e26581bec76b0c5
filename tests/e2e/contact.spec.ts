import type { Page, Route } from '@playwright/test'
import { brand } from '#src/content/brand.ts'
import { contactFields, contactRules, contactTexts, contactTiming, trapField } from '#src/content/contact.ts'
import { mailHelp, type MailFailureKind } from '#src/content/mail-help.ts'
import { paths } from '#src/content/paths.ts'
import { topics } from '#src/content/topics.ts'
import { emptyContact, expectContact, field, fillContact, newMessage, sendButton } from './contact-form.ts'
import { expect, hold, hydrated, open, openFrozen, phone, tabTo, test } from './fixtures.ts'
import { deliveredMessage, fieldsOf, messagesAbout } from './outbox.ts'

const CALL = '**/api/v1.0/email/send-form'

const toast = (page: Page) => page.locator('[data-toast]')

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

test('Enter in a one-line field sends too, from the shared section of another page', async ({ page }) => {
  await open(page, paths.home)
  const { subject } = await fillContact(page)
  await draftHolds(page, subject)
  await field(page, 'subject').press('Enter')
  await expectSuccess(page)
  expect(fieldsOf(await deliveredMessage(subject)).page_url).toBe(page.url())
})

test.describe('at the foot of a page', () => {
  for (const width of [320, 390, 767, 768, 1440])
    test(`"A 'Send Us a Message' panel with a form … An information panel": both at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      for (const path of [paths.home, paths.solutions]) {
        await open(page, path)
        const section = page
          .locator('section')
          .filter({ has: page.getByRole('heading', { name: contactTexts.heading.text }) })
        await expect(section.getByRole('heading', { name: 'Send Us a Message' })).toBeVisible()
        for (const name of contactFields) await expect(field(page, name)).toBeVisible()
        await expect(sendButton(page)).toBeVisible()
        await expect(section.getByRole('link', { name: 'Get Directions' })).toBeVisible()
        await expect(section.getByText('Quick Response Guarantee')).toBeVisible()
        await expect(section.locator('address')).toBeVisible()
        await expect(section.getByRole('link', { name: brand.email.support })).toBeVisible()
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
  /** What the browser itself says of it; null where it says nothing. */
  console: RegExp | null
}

const status = (code: number, body: string) => (route: Route) =>
  route.fulfill({ status: code, contentType: 'text/plain', body })

const failures: readonly Failure[] = [
  { what: '400', answer: status(400, 'Bad Request'), kind: 'rejected', console: /status of 400/ },
  { what: '403', answer: status(403, 'Forbidden'), kind: 'blocked', console: /status of 403/ },
  { what: '429', answer: status(429, 'Too Many Requests'), kind: 'throttled', console: /status of 429/ },
  {
    what: '451',
    answer: status(451, 'Unavailable For Headless Browser'),
    kind: 'headless',
    console: /status of 451/,
  },
  { what: '500', answer: status(500, 'Oops'), kind: 'rejected', console: /status of 500/ },
  { what: 'no network', answer: (route) => route.abort(), kind: 'network', console: /net::ERR_FAILED/ },
  {
    what: 'a file server instead of the outbox',
    answer: (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' }),
    kind: 'no-outbox',
    console: /status of 404/,
  },
  {
    what: 'a page that says 200',
    answer: (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Welcome</h1>' }),
    kind: 'no-outbox',
    console: null,
  },
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

/** Two at a time: each message is held for two seconds before it goes. */
const halves = [0, 1].map((half) => failures.filter((_, at) => at % 2 === half))

for (const half of halves)
  test(`the service fails with ${half.map(({ what }) => what).join(', ')}: the text stays, and the way out is said @sweep`, async ({
    page,
    guard,
  }) => {
    for (const { kind, console } of half)
      guard.allow(new RegExp(`Message not sent \\(${kind}\\)`), ...(console ? [console] : []))
    await open(page, paths.contact)
    for (const { what, answer, kind } of half)
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

const wrong = contactFields.flatMap((name) => {
  const { required, min, email } = contactRules[name]
  return [
    { name, value: '', message: required },
    { name, value: '   ', message: required },
    ...(min ? [{ name, value: 'x'.repeat(min.length - 1), message: min.message }] : []),
    ...(email
      ? ['ada', 'ada@', '@analytical.example', 'ada@analytical', 'a da@analytical.example', 'a@b@c.d'].map(
          (value) => ({ name, value, message: email }),
        )
      : []),
  ]
})

for (const which of contactFields)
  test(`${which}: what is wrong is said on leaving, and taken back on typing`, async ({ page }) => {
    const posts = countPosts(page)
    await open(page, paths.contact)
    const input = field(page, which)
    for (const { value, message } of wrong.filter(({ name }) => name === which))
      await test.step(`“${value}”: ${message}`, async () => {
        const error = page.getByText(message, { exact: true })
        await input.fill('')
        await input.fill(value)
        await expect(page.locator('.field-error')).toHaveCount(0)
        await input.blur()
        await expect(error).toBeVisible()
        await expect(input).toHaveAttribute('aria-invalid', 'true')
        await expect(input).toHaveAccessibleDescription(message)
        await expect(page.locator('.field-error')).toHaveCount(1)
        await input.press('End')
        await input.pressSequentially('y')
        await expect(error).toHaveCount(0)
        await expect(input).toHaveAttribute('aria-invalid', 'false')
      })
    await input.fill(newMessage()[which])
    await input.blur()
    await expect(page.locator('.field-error')).toHaveCount(0)
    expect(posts()).toBe(0)
  })

test('a field is judged only after it has been left', async ({ page }) => {
  await open(page, paths.contact)
  await field(page, 'name').focus()
  await expect(page.locator('.field-error')).toHaveCount(0)
  await field(page, 'email').focus()
  await expect(page.locator('.field-error')).toHaveText([contactRules.name.required])
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

test('the message box has five rows, and every field its purpose', async ({ page }) => {
  await open(page, paths.contact)
  await expect(field(page, 'message')).toHaveAttribute('rows', '5')
  await expect(field(page, 'email')).toHaveAttribute('type', 'email')
  await expect(field(page, 'name')).toHaveAttribute('autocomplete', 'name')
  for (const name of contactFields) await expect(field(page, name)).toHaveAttribute('required', '')
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

test('a draft stays in its tab', async ({ page, context }) => {
  await open(page, paths.contact)
  await fillContact(page)
  const other = await context.newPage()
  await open(other, paths.contact)
  await expectContact(other, emptyContact)
})

test('?topic= fills in the subject, from a fixed list', async ({ page }) => {
  for (const [topic, subject] of Object.entries(topics).slice(0, 4)) {
    await page.addInitScript(() => sessionStorage.clear())
    await open(page, `${paths.contact}?topic=${topic}`)
    await expect(field(page, 'subject')).toHaveValue(subject)
  }
  await open(page, `${paths.contact}?topic=Buy%20now`)
  await expect(field(page, 'subject')).toHaveValue('')
})

test('a button with a topic fills in the subject, over no word of the visitor', async ({ page }) => {
  await open(page, paths.contact)
  await page.getByRole('link', { name: 'Schedule Demo' }).click()
  await expect(field(page, 'subject')).toHaveValue(topics.demo)
  await field(page, 'subject').fill('My own words')
  await page.goBack()
  await page.getByRole('link', { name: 'Schedule Demo' }).click()
  await expect(field(page, 'subject')).toHaveValue('My own words')
})

test('a message written faster than 2 s is held until then, not refused', async ({ page }) => {
  expect(contactTiming.minimumFill).toBe(2000)
  const posts = countPosts(page)
  await openFrozen(page, paths.contact)
  const { subject } = await fillContact(page)
  await sendButton(page).click()
  await expect(sendButton(page)).toHaveText(contactTexts.sending)
  await page.clock.runFor(contactTiming.minimumFill - 1)
  expect(posts()).toBe(0)
  const asked = page.waitForRequest(CALL)
  await page.clock.runFor(1)
  await asked
  await expectSuccess(page)
  await deliveredMessage(subject)
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
