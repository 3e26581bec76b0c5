import type { Locator, Page } from '@playwright/test'
import { abilitiesText, requestsText } from '#src/content/assistant/abilities.ts'
import { chatText, conversation } from '#src/content/assistant/conversation.ts'
import { personalities, voices } from '#src/content/assistant/voices.ts'
import { brand } from '#src/content/brand.ts'
import { paths } from '#src/content/paths.ts'
import { comeTo, expect, open, openFrozen, test } from './fixtures.ts'

const chatOf = (page: Page) => page.locator('[data-demo="chat"]')

/** Opens the page with its clock stopped and goes to the conversation; it is loaded then. */
async function atChat(page: Page): Promise<Locator> {
  await openFrozen(page, paths.assistant)
  const chat = chatOf(page)
  await comeTo(chat)
  await expect(chat).not.toHaveAttribute('data-phase', 'idle')
  return chat
}

/** Moves the clock on, a little at a time, until an attribute has the value. */
async function until(chat: Locator, attribute: string, value: string): Promise<void> {
  const step = async () => {
    const now = await chat.getAttribute(attribute)
    if (now !== value) await chat.page().clock.runFor(400)
    return now
  }
  await expect.poll(step, { intervals: [10] }).toBe(value)
}

/** What a screen reader is told, from now on. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  const status = chatOf(page).getByRole('status')
  await status.evaluate((element) => {
    const said: string[] = []
    Object.assign(window, { said })
    const note = () => element.textContent && said.push(element.textContent)
    new MutationObserver(note).observe(element, { childList: true, characterData: true, subtree: true })
  })
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said)
}

test('the conversation plays to its end and begins again, said aloud once, in a window that keeps its size', async ({
  page,
}) => {
  const chat = await atChat(page)
  const said = await listen(page)
  const messages = chat.locator('.talk')
  // Layout's own size: an entrance may still be moving the window on the screen.
  const sizeOf = () =>
    page
      .locator('.chat-window')
      .evaluate((it) => [(it as HTMLElement).offsetWidth, (it as HTMLElement).offsetHeight])
  const size = await sizeOf()
  for (const [index, { content, typing }] of conversation.entries()) {
    if (typing) {
      await until(chat, 'data-phase', 'typing')
      await expect(chat.getByText(chatText.typing)).toBeAttached()
      await expect(chat.getByText(content)).toBeHidden()
    }
    await until(chat, 'data-index', String(index))
    await expect(messages.getByRole('listitem').filter({ hasText: content })).toBeInViewport()
  }
  // Pinned to its end, and read from its beginning.
  await expect(chat.locator('.chat-opening + .talk')).toHaveCount(1)
  expect(await sizeOf()).toEqual(size)
  await expect(chat.getByRole('table')).toBeAttached()

  await until(chat, 'data-phase', 'cleared')
  await expect(messages.getByRole('listitem')).toHaveCount(0)
  await until(chat, 'data-index', '1')
  await until(chat, 'data-phase', 'cleared')
  const heard = await said()
  expect(heard).toHaveLength(conversation.length)
  for (const [index, { content }] of conversation.entries()) expect(heard[index]).toContain(content)
})

test('Pause holds the conversation, Play goes on from there', async ({ page }) => {
  const chat = await atChat(page)
  await until(chat, 'data-index', '0')
  await until(chat, 'data-phase', 'typing')
  await chat.getByRole('button', { name: 'Pause' }).click()
  await expect(chat).toHaveAttribute('data-phase', 'paused')
  await page.clock.runFor(10_000)
  await expect(chat).toHaveAttribute('data-index', '0')
  await chat.getByRole('button', { name: 'Play' }).click()
  await expect(chat).toHaveAttribute('data-phase', 'typing')
  await until(chat, 'data-index', '1')
})

test('with reduced motion it waits for Play', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const chat = await atChat(page)
  await expect(chat).toHaveAttribute('data-phase', 'paused')
  await page.clock.runFor(10_000)
  await expect(chat).toHaveAttribute('data-phase', 'paused')
  await expect(chat.getByText(chatText.opening)).toBeInViewport()
  await chat.getByRole('button', { name: 'Play' }).click()
  await until(chat, 'data-index', '0')
})

test('nothing can be typed, and the reason is there to be read', async ({ page }) => {
  const chat = await atChat(page)
  const input = chat.getByRole('textbox', { name: chatText.input })
  await expect(input).toBeDisabled()
  await expect(input).toHaveAccessibleDescription(chatText.disabled)
  await expect(chat.getByText(chatText.disabled)).toBeVisible()
})

test('each personality answers the same question in its own words', async ({ page }) => {
  await open(page, paths.assistant)
  const section = page.locator(`#${voices.id}`)
  await section.scrollIntoViewIfNeeded()
  const chat = section.getByRole('group', { name: voices.chat })
  for (const { name, turns } of personalities) {
    await section.getByRole('radio', { name }).check()
    await expect(chat.getByText(turns[1]?.text ?? '')).toBeVisible()
    for (const other of personalities)
      if (other.name !== name) await expect(chat.getByText(other.turns[1]?.text ?? '')).toBeHidden()
    await expect(chat.getByText(turns[0]?.text ?? '').filter({ visible: true })).toHaveCount(1)
  }
  await section.getByRole('radio', { name: 'Analytical' }).press('ArrowUp')
  await expect(section.getByRole('radio', { name: 'Casual' })).toBeChecked()
})

test('the buttons lead to what they name', async ({ page }) => {
  await open(page, paths.assistant)
  await expect(page).toHaveTitle(new RegExp(`${brand.assistant.name}.*${brand.word}`))
  const main = page.getByRole('main')
  for (const [name, id] of [
    ['Experience the assistant', chatText.id],
    ['Learn More', abilitiesText.id],
    [abilitiesText.action, requestsText.id],
  ] as const) {
    await main.getByRole('link', { name }).click()
    await expect(page).toHaveURL(new RegExp(`#${id}$`))
    await expect(page.locator(`#${id}`).getByRole('heading', { level: 2 })).toBeInViewport()
  }
  await expect(main.getByRole('link', { name: chatText.action }).first()).toHaveAttribute(
    'href',
    `${paths.contact}?topic=assistant`,
  )
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every message and every voice can be read, and nothing is offered that needs a script', async ({
    page,
  }) => {
    await page.goto(paths.assistant)
    for (const { content } of conversation)
      await expect(page.getByRole('listitem').filter({ hasText: content })).toBeVisible()
    for (const { turns } of personalities) await expect(page.getByText(turns[1]?.text ?? '')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Pause' })).toBeHidden()
  })
})
