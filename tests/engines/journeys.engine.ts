import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { contactFields, contactTexts, type ContactValues } from '#src/content/contact.ts'
import { paths } from '#src/content/paths.ts'
import { articles, pages } from '../every-page.ts'
import { outOfView } from '../e2e/layout-measure.ts'
import { openEngine } from './engine.ts'
import { delivered } from './outbox.ts'
import { DESKTOP, until } from './site.ts'

const site = openEngine()

const [article = ''] = articles

/** A desktop, a phone, and a narrow phone whose scrollbar takes its own room. */
const sizes = [DESKTOP, { width: 390, height: 844 }, { width: 320, height: 640 }]

const text = (selector: string) =>
  site.evaluate((found) => document.querySelector(found)?.textContent?.trim() ?? '', selector)
const attribute = (selector: string, name: string) =>
  site.evaluate((found, key) => document.querySelector(found)?.getAttribute(key) ?? null, selector, name)
const present = (selector: string) =>
  site.evaluate((found) => document.querySelector(found) !== null, selector)
const appears = (selector: string) => until(() => present(selector), selector)
const pathOf = () => site.evaluate(() => location.pathname)
const headingIs = async (words: string) => (await text('h1')) === words
/** As the page's own code would press it: wherever it stands. */
const click = (selector: string) =>
  site.evaluate((found) => document.querySelector<HTMLElement>(found)?.click(), selector)
const bringIn = (selector: string) =>
  site.evaluate(
    (found) => document.querySelector(found)?.scrollIntoView({ block: 'center', behavior: 'instant' }),
    selector,
  )

test('every page opens with its words, its fonts and nothing to scroll sideways', async () => {
  for (const path of [...pages, article]) {
    await site.resize(DESKTOP)
    await site.open(path)
    const seen = await site.evaluate(async () => {
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
      await site.resize(size)
      const message = `${path}: out of ${size.width} px`
      await expect.poll(() => site.evaluate(outOfView), { message }).toEqual([])
    }
  }
})

test('links lead on within the document, Back returns to where the visitor was', async () => {
  await site.open(paths.home)
  await site.evaluate(() => {
    Reflect.set(window, 'same', true)
    scrollTo({ top: 1500, behavior: 'instant' })
  })
  const before = await text('h1')
  await click(`footer a[href="${paths.terms}"]`)
  await until(async () => !['', before].includes(await text('h1')), 'the page of the link')
  expect(await pathOf()).toBe(paths.terms)
  await until(() => site.evaluate(() => scrollY === 0), 'its top')
  await site.back()
  await until(() => headingIs(before), 'the page before')
  await until(() => site.evaluate(() => Math.abs(scrollY - 1500) < 2), 'its place')
  expect(await site.evaluate(() => Reflect.get(window, 'same'))).toBe(true)
})

test('the theme is switched, and kept over a reload', async () => {
  await site.open(paths.home)
  const before = await attribute('html', 'data-theme')
  const after = before === 'dark' ? 'light' : 'dark'
  await site.press(`Switch to ${after} theme`)
  await until(async () => (await attribute('html', 'data-theme')) === after, 'the other theme')
  await site.reload()
  expect(await attribute('html', 'data-theme')).toBe(after)
})

test('the keyboard opens a menu, walks in it and follows a link', async () => {
  await site.open(paths.terms)
  const trigger = 'nav[aria-label="Main"] button'
  await site.evaluate((found) => document.querySelector<HTMLElement>(found)?.focus(), trigger)
  await site.key('Enter')
  await until(async () => (await attribute(trigger, 'aria-expanded')) === 'true', 'the open menu')
  await site.key('ArrowDown')
  await site.key('ArrowDown')
  const target = await site.evaluate(() => document.activeElement?.getAttribute('href') ?? '')
  expect(target).toMatch(/^\/solutions\//)
  await site.key('Enter')
  await until(async () => (await pathOf()) === target, 'the page of the link')
})

test('the menu of a phone holds the keyboard and gives it back', async () => {
  await site.resize({ width: 390, height: 844 })
  await site.open(paths.terms)
  await site.press('Open menu')
  const inside = () =>
    site.evaluate(() => document.querySelector('[role="dialog"]')?.contains(document.activeElement) ?? false)
  await until(inside, 'the keyboard in the menu')
  for (let step = 0; step < 40; step += 1) {
    await site.key('Tab')
    expect(await inside()).toBe(true)
  }
  await site.key('Escape')
  await until(() => present('[role="dialog"]').then((is) => !is), 'no menu')
  expect(await site.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Open menu')
})

test('a demo plays when asked to, stops, and goes on from there', async () => {
  await site.open(paths.platform)
  const demo = '[data-demo="platform"]'
  await bringIn(demo)
  await site.point(600, 400)
  const index = () => attribute(demo, 'data-index')
  const pressed = async (word: string) =>
    site.evaluate(
      (found, wanted) =>
        [...document.querySelectorAll<HTMLElement>(`${found} button`)]
          .find((button) => button.textContent.startsWith(wanted))
          ?.click(),
      demo,
      word,
    )
  await pressed('Play')
  await until(async () => (await attribute(demo, 'data-phase')) !== 'idle', 'a demo that answers')
  await until(async () => (await index()) === '1', 'the next step')
  await pressed('Pause')
  await until(async () => (await attribute(demo, 'data-phase')) === 'paused', 'a demo that has stopped')
  expect(await index()).toBe('1')
  await pressed('Play')
  await until(async () => (await index()) === '2', 'the step after the one it stopped at')
})

test('a dialog opens from a card and closes again', async () => {
  await site.open(paths.home)
  await bringIn('.capability')
  await site.point(600, 400)
  await click('.capability button')
  await appears('[role="dialog"]')
  await site.key('Escape')
  await until(() => present('[role="dialog"]').then((is) => !is), 'no dialog')
})

test('a message is written and lies in the outbox', async () => {
  const values: ContactValues = {
    name: 'Ada Lovelace',
    email: 'ada@analytical.example',
    subject: `Question ${randomUUID()}`,
    message: 'Two lines,\nwith “quotes”, שלום and 👩🏽‍🚀.',
  }
  await site.open(paths.contact)
  for (const name of contactFields) await site.fill(`[name="${name}"]`, values[name])
  await site.press(contactTexts.submit)
  await appears('[data-toast][data-type="success"]')
  const message = (await delivered()).find(({ subject }) => subject === values.subject)
  expect(message?.replyTo?.[0]?.address).toBe(values.email)
  expect(message?.text).toContain(values.message)
})

test('an empty message is refused with its reasons', async () => {
  await site.open(paths.contact)
  await site.press(contactTexts.submit)
  await appears('[data-toast][data-type="error"]')
  expect(await site.evaluate(() => document.querySelectorAll('.field-error').length)).toBe(
    contactFields.length,
  )
  expect(await site.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name')
})

test('a search finds a page and goes there', async () => {
  await site.open(paths.terms)
  await site.key('/')
  await appears('[role="dialog"] [role="combobox"]')
  await site.fill('[role="dialog"] [role="combobox"]', 'rate limits')
  await until(
    () =>
      site.evaluate(
        () => document.querySelector('[role="option"]')?.textContent?.includes('ate limits') ?? false,
      ),
    'a result',
  )
  await site.key('Enter')
  await until(async () => (await pathOf()) === paths.apiDocs, 'the page found')
})

test('an article reads, and its contents lead to its parts', async () => {
  await site.open(article)
  const link = '.prose-contents a'
  const { hash } = new URL((await attribute(link, 'href')) ?? '', 'http://site')
  expect(hash.length).toBeGreaterThan(1)
  await click(link)
  await until(async () => (await site.evaluate(() => location.hash)) === hash, 'the address of the part')
  await until(
    () =>
      site.evaluate(
        (id) => {
          const top = document.getElementById(id)?.getBoundingClientRect().top ?? -1
          return top >= 0 && top < innerHeight
        },
        decodeURIComponent(hash.slice(1)),
      ),
    'the part',
  )
})
