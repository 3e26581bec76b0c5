import type { Page } from '@playwright/test'
import { contactTexts } from '#src/content/contact.ts'
import { paths } from '#src/content/paths.ts'
import { EXPERIENCE_KEY } from '#src/lib/experience.ts'
import { THEME_KEY } from '#src/lib/theme.ts'
import { address, expect, hydrated, open, test } from './fixtures.ts'
import { blockStorage } from './blocked-storage.ts'
import { fillContact, sendButton } from './contact-form.ts'
import { pretendHardware } from './hardware.ts'
import { deliveredMessage } from './outbox.ts'

const html = (page: Page) => page.locator('html')
const themeToggle = (page: Page) => page.getByRole('button', { name: /^Switch to (light|dark) theme$/ })
const motionSwitch = (page: Page) => page.getByRole('switch', { name: 'Motion' })

function stored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key)
}

interface Change {
  theme: string | undefined
  dark: boolean
  experience: string | undefined
  /** Whether anything that can be painted was there yet. */
  body: boolean
}

/** Records what the root element says of theme and mode, each time that it changes. */
async function recordRoot(page: Page): Promise<() => Promise<Change[]>> {
  await page.addInitScript(() => {
    const changes: unknown[] = []
    Reflect.set(window, 'rootChanges', changes)
    new MutationObserver((records) => {
      if (!records.some(({ target }) => target === document.documentElement)) return
      const { dataset, classList } = document.documentElement
      changes.push({
        theme: dataset.theme,
        dark: classList.contains('dark'),
        experience: dataset.experience,
        body: document.body !== null,
      })
    }).observe(document, { subtree: true, attributeFilter: ['data-theme', 'data-experience', 'class'] })
  })
  return () => page.evaluate(() => Reflect.get(window, 'rootChanges') as Change[])
}

for (const colorScheme of ['light', 'dark'] as const)
  test(`the theme follows a system that prefers ${colorScheme}, before anything is painted`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme })
    const changes = await recordRoot(page)
    await open(page, paths.terms)
    const seen = await changes()
    expect(seen[0]).toEqual({
      theme: colorScheme,
      dark: colorScheme === 'dark',
      experience: 'light',
      body: false,
    })
    expect([...new Set(seen.map(({ theme }) => theme))]).toEqual([colorScheme])
    expect(await stored(page, THEME_KEY)).toBeNull()
  })

test('the toggle switches in both directions and stores the choice under theme', async ({ page }) => {
  expect(THEME_KEY).toBe('theme')
  await open(page, paths.terms)
  const paper = () => html(page).evaluate((root) => getComputedStyle(root).backgroundColor)
  const light = await paper()
  for (const theme of ['dark', 'light', 'dark'] as const) {
    await themeToggle(page).click()
    await expect(html(page)).toHaveAttribute('data-theme', theme)
    await expect(html(page)).toHaveCSS('color-scheme', theme)
    expect(await html(page).evaluate((root) => root.classList.contains('dark'))).toBe(theme === 'dark')
    expect(await stored(page, THEME_KEY)).toBe(theme)
  }
  await expect.poll(paper).not.toBe(light)
})

test('a chosen theme is there again after a reload, without a flash', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  const changes = await recordRoot(page)
  await open(page, paths.solutions)
  await themeToggle(page).click()
  await expect(html(page)).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await hydrated(page)
  const seen = await changes()
  expect(seen[0]).toMatchObject({ theme: 'dark', dark: true, body: false })
  expect(seen.every(({ theme, dark }) => theme === 'dark' && dark)).toBe(true)
  await expect(themeToggle(page)).toHaveAccessibleName('Switch to light theme')
})

test('an open page follows the system until the visitor chooses', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, paths.terms)
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(html(page)).toHaveAttribute('data-theme', colorScheme)
  }
  await themeToggle(page).click()
  await expect(html(page)).toHaveAttribute('data-theme', 'dark')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(themeToggle(page)).toHaveAccessibleName('Switch to light theme')
  await expect(html(page)).toHaveAttribute('data-theme', 'dark')
})

test('a stored value that means nothing is ignored', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', '"><script>')
    localStorage.setItem('experience', 'loud')
    sessionStorage.setItem('contact-draft', '[not json')
    sessionStorage.setItem('scroll-positions', 'null')
  })
  await open(page, paths.contact)
  await expect(html(page)).toHaveAttribute('data-theme', 'light')
})

test('with storage blocked, switches, navigation and Back work', async ({ page }) => {
  await blockStorage(page)
  await open(page, paths.terms)
  await themeToggle(page).click()
  await expect(html(page)).toHaveAttribute('data-theme', 'dark')
  await motionSwitch(page).click()
  await expect(html(page)).toHaveAttribute('data-experience', 'immersive')
  await motionSwitch(page).click()
  await expect(html(page)).toHaveAttribute('data-experience', 'light')
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL(paths.about)
  await page.goBack()
  await expect(page).toHaveURL(address(paths.terms))
  await expect(html(page)).toHaveAttribute('data-theme', 'dark')
})

test('with storage blocked, a message still reaches the company', async ({ page }) => {
  await blockStorage(page)
  await open(page, paths.contact)
  const { subject } = await fillContact(page)
  await sendButton(page).click()
  await expect(page.locator('[data-toast]')).toContainText(contactTexts.success)
  await deliveredMessage(subject)
})

test('the Motion switch works in both directions without a reload, and stores the choice', async ({
  page,
}) => {
  expect(EXPERIENCE_KEY).toBe('experience')
  await open(page, paths.contact)
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true))
  await expect(motionSwitch(page)).not.toBeChecked()
  for (const mode of ['immersive', 'light', 'immersive', 'light'] as const) {
    await motionSwitch(page).click()
    await expect(html(page)).toHaveAttribute('data-experience', mode)
    await expect(motionSwitch(page)).toBeChecked({ checked: mode === 'immersive' })
    expect(await stored(page, EXPERIENCE_KEY)).toBe(mode)
  }
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true)
})

test('a stored choice decides the next load, and the URL decides over it', async ({ page }) => {
  await open(page, paths.contact)
  await motionSwitch(page).click()
  await expect(html(page)).toHaveAttribute('data-experience', 'immersive')
  await open(page, paths.contact, { experience: 'light' })
  await expect(html(page)).toHaveAttribute('data-experience', 'light')
  expect(await stored(page, EXPERIENCE_KEY)).toBe('immersive')
  await open(page, paths.contact, { experience: 'auto' })
  await expect(html(page)).toHaveAttribute('data-experience', 'immersive')
})

interface Visitor {
  who: string
  experience: 'light' | 'immersive'
  set?: (page: Page) => Promise<unknown>
  path?: string
}

/** Before the page's own code, an own property over the navigator's. */
const pretend = (name: string, value: unknown) => (page: Page) =>
  page.addInitScript(([key, replacement]) => Object.defineProperty(navigator, key, { value: replacement }), [
    name,
    value,
  ] as const)

const visitors: readonly Visitor[] = [
  { who: 'a desktop with a graphics card', experience: 'immersive' },
  {
    who: 'reduced motion',
    experience: 'light',
    set: (page) => page.emulateMedia({ reducedMotion: 'reduce' }),
  },
  {
    who: 'a narrow window',
    experience: 'light',
    set: (page) => page.setViewportSize({ width: 767, height: 900 }),
  },
  {
    who: 'a window of 768 px',
    experience: 'immersive',
    set: (page) => page.setViewportSize({ width: 768, height: 900 }),
  },
  { who: 'data saving', experience: 'light', set: pretend('connection', { saveData: true }) },
  { who: 'little memory', experience: 'light', set: pretend('deviceMemory', 2) },
  {
    who: 'reduced motion, and a URL that asks for more',
    experience: 'immersive',
    set: (page) => page.emulateMedia({ reducedMotion: 'reduce' }),
    path: `${paths.contact}?experience=immersive`,
  },
  { who: 'a URL that asks for less', experience: 'light', path: `${paths.contact}?experience=light` },
  { who: 'a URL that asks for nonsense', experience: 'immersive', path: `${paths.contact}?experience=loud` },
]

for (const { who, experience, set, path = paths.contact } of visitors)
  test(`${who}: ${experience}, decided before anything is painted`, async ({ page }) => {
    await pretendHardware(page)
    await set?.(page)
    const changes = await recordRoot(page)
    await page.goto(address(path, { experience: 'auto' }), { waitUntil: 'domcontentloaded' })
    expect((await changes())[0]).toMatchObject({ experience, body: false })
  })

test.describe('a tablet', () => {
  test.use({ viewport: { width: 1024, height: 768 }, isMobile: true, hasTouch: true })

  test('a screen to touch, however wide: light', async ({ page }) => {
    await pretendHardware(page)
    await open(page, paths.contact, { experience: 'auto' })
    await expect(html(page)).toHaveAttribute('data-experience', 'light')
  })
})

test('asking the system for less motion turns an open page light', async ({ page }) => {
  await open(page, paths.contact, { experience: 'immersive' })
  await expect(html(page)).toHaveAttribute('data-experience', 'immersive')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(html(page)).toHaveAttribute('data-experience', 'light')
  await expect(motionSwitch(page)).not.toBeChecked()
})
