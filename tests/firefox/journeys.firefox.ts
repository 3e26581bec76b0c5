import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { articleKinds, articlePath } from '#src/content/article.ts'
import { contactFields, contactTexts, type ContactValues } from '#src/content/contact.ts'
import { paths } from '#src/content/paths.ts'
import { until, useFirefox } from './firefox.ts'
import { delivered } from './outbox.ts'

const site = useFirefox()

const pages = Object.values(paths).filter((path) => path !== paths.notFound)
const [kind = 'blog'] = articleKinds
const article = articlePath(kind, readdirSync(`src/content/articles/${kind}`)[0]?.replace(/\.md$/, '') ?? '')

const text = (selector: string) => site.page.$eval(selector, (element) => element.textContent?.trim() ?? '')
const attribute = (selector: string, name: string) =>
  site.page.$eval(selector, (element, key) => element.getAttribute(key), name)
const pathOf = () => new URL(site.page.url()).pathname
const headingIs = async (words: string) => (await text('h1')) === words
/** By role and accessible name, as people find it. */
const named = (role: string, name: string) => site.page.locator(`::-p-aria([name="${name}"][role="${role}"])`)
/** Presses a control from where it stands; scrolling to it first is part of it. */
const press = (role: string, name: string) => named(role, name).click()

/** A desktop, and a narrow phone whose scrollbar takes its own room. */
const sizes = [
  { width: 1280, height: 800 },
  { width: 320, height: 640 },
]

test('every page opens with its words, its fonts and nothing to scroll sideways', async () => {
  for (const path of [...pages, article]) {
    await site.page.setViewport({ width: 1280, height: 800 })
    await site.open(path)
    const seen = await site.page.evaluate(async () => {
      await document.fonts.ready
      return {
        words: document.querySelector('main')?.innerText.length ?? 0,
        headings: document.querySelectorAll('h1').length,
        fonts: [...document.fonts].filter(({ status }) => status === 'loaded').length,
        failed: [...document.fonts].filter(({ status }) => status === 'error').length,
      }
    })
    expect(seen, path).toMatchObject({ headings: 1, failed: 0 })
    expect(seen.words, path).toBeGreaterThan(600)
    expect(seen.fonts, path).toBeGreaterThanOrEqual(3)
    for (const size of sizes) {
      await site.page.setViewport(size)
      const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
      expect(await site.page.evaluate(sideways), `${path} at ${size.width} px`).toBe(0)
    }
  }
})

test('links lead on within the document, Back returns to where the visitor was', async () => {
  await site.open(paths.home)
  await site.page.evaluate(() => {
    Reflect.set(window, 'same', true)
    scrollTo({ top: 1500, behavior: 'instant' })
  })
  const before = await text('h1')
  await site.page.$eval(`footer a[href="${paths.terms}"]`, (link) => (link as HTMLElement).click())
  await until(async () => pathOf() === paths.terms && !(await headingIs(before)), 'the page of the link')
  await until(() => site.page.evaluate(() => scrollY === 0), 'its top')
  await site.page.goBack()
  await until(() => headingIs(before), 'the page before')
  await until(() => site.page.evaluate(() => Math.abs(scrollY - 1500) < 2), 'its place')
  expect(await site.page.evaluate(() => Reflect.get(window, 'same'))).toBe(true)
})

test('the theme is switched, and kept over a reload', async () => {
  await site.open(paths.home)
  const before = await attribute('html', 'data-theme')
  const after = before === 'dark' ? 'light' : 'dark'
  await press('button', `Switch to ${after} theme`)
  await until(async () => (await attribute('html', 'data-theme')) === after, 'the other theme')
  await site.page.reload()
  expect(await attribute('html', 'data-theme')).toBe(after)
})

test('the keyboard opens a menu, walks in it and follows a link', async () => {
  await site.open(paths.terms)
  const trigger = 'nav[aria-label="Main"] button'
  await site.page.focus(trigger)
  await site.page.keyboard.press('Enter')
  await until(async () => (await attribute(trigger, 'aria-expanded')) === 'true', 'the open menu')
  await site.page.keyboard.press('ArrowDown')
  await site.page.keyboard.press('ArrowDown')
  const target = await site.page.evaluate(() => document.activeElement?.getAttribute('href') ?? '')
  expect(target).toMatch(/^\/solutions\//)
  await site.page.keyboard.press('Enter')
  await until(() => pathOf() === target, 'the page of the link')
})

test('the menu of a phone holds the keyboard and gives it back', async () => {
  await site.page.setViewport({ width: 390, height: 844 })
  await site.open(paths.terms)
  await press('button', 'Open menu')
  await site.page.waitForSelector('[role="dialog"]')
  for (let step = 0; step < 40; step += 1) {
    await site.page.keyboard.press('Tab')
    const inside = () => document.querySelector('[role="dialog"]')?.contains(document.activeElement)
    expect(await site.page.evaluate(inside)).toBe(true)
  }
  await site.page.keyboard.press('Escape')
  await until(() => site.page.evaluate(() => !document.querySelector('[role="dialog"]')), 'no menu')
  expect(await site.page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Open menu')
})

test('a demo plays when asked to, stops and stays', async () => {
  await site.open(paths.platform)
  const demo = '[data-demo="platform"]'
  await site.page.$eval(demo, (element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await site.page.mouse.move(600, 400)
  const index = () => attribute(demo, 'data-index')
  const pressed = async (word: string) =>
    site.page.$eval(
      demo,
      (element, wanted) => {
        const found = [...element.querySelectorAll('button')].find((button) =>
          button.textContent.startsWith(wanted),
        )
        found?.click()
        return found !== undefined
      },
      word,
    )
  // Once: a press that comes before the demo's code is kept, and a second one would be its Pause.
  await pressed('Play')
  await until(async () => (await attribute(demo, 'data-phase')) !== 'idle', 'a demo that answers')
  await until(async () => (await index()) === '1', 'the next step')
  await pressed('Pause')
  const held = await index()
  await site.page.evaluate(() => new Promise((later) => setTimeout(later, 4500)))
  expect(await index()).toBe(held)
})

test('a dialog opens from a card and closes again', async () => {
  await site.open(paths.home)
  await site.page.$eval('.capability', (card) =>
    card.scrollIntoView({ block: 'center', behavior: 'instant' }),
  )
  await site.page.mouse.move(600, 400)
  await until(async () => {
    await site.page.$eval('.capability button', (button) => (button as HTMLElement).click())
    return site.page.evaluate(() => document.querySelector('[role="dialog"]') !== null)
  }, 'the dialog')
  await site.page.keyboard.press('Escape')
  await until(() => site.page.evaluate(() => !document.querySelector('[role="dialog"]')), 'no dialog')
})

test('a message is written and lies in the outbox', async () => {
  const values: ContactValues = {
    name: 'Ada Lovelace',
    email: 'ada@analytical.example',
    subject: `Question ${randomUUID()}`,
    message: 'Two lines,\nwith “quotes”, שלום and 👩🏽‍🚀.',
  }
  await site.open(paths.contact)
  for (const name of contactFields) await site.page.locator(`[name="${name}"]`).fill(values[name])
  await press('button', contactTexts.submit)
  await site.page.waitForSelector('[data-toast][data-type="success"]')
  const message = (await delivered()).find(({ subject }) => subject === values.subject)
  expect(message?.replyTo?.[0]?.address).toBe(values.email)
  expect(message?.text).toContain(values.message)
})

test('an empty message is refused with its reasons', async () => {
  await site.open(paths.contact)
  await press('button', contactTexts.submit)
  await site.page.waitForSelector('[data-toast][data-type="error"]')
  expect(await site.page.$$eval('.field-error', (errors) => errors.length)).toBe(contactFields.length)
  expect(await site.page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name')
})

test('a search finds a page and goes there', async () => {
  await site.open(paths.terms)
  await site.page.keyboard.press('/')
  await site.page.waitForSelector('[role="dialog"] [role="combobox"]')
  await site.page.keyboard.type('rate limits')
  await until(
    () =>
      site.page.evaluate(
        () => document.querySelector('[role="option"]')?.textContent?.includes('ate limits') ?? false,
      ),
    'a result',
  )
  await site.page.keyboard.press('Enter')
  await until(() => pathOf() === paths.apiDocs, 'the page found')
})

test('an article reads, and its contents lead to its parts', async () => {
  await site.open(article)
  const link = '.prose-contents a'
  const { hash } = new URL((await attribute(link, 'href')) ?? '', site.page.url())
  expect(hash.length).toBeGreaterThan(1)
  await site.page.$eval(link, (element) => (element as HTMLElement).click())
  await until(() => new URL(site.page.url()).hash === hash, 'the address of the part')
  await until(
    () =>
      site.page.evaluate(
        (id) => {
          const top = document.getElementById(id)?.getBoundingClientRect().top ?? -1
          return top >= 0 && top < innerHeight
        },
        decodeURIComponent(hash.slice(1)),
      ),
    'the part',
  )
})
