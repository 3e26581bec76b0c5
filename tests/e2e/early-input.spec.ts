import type { Locator, Page } from '@playwright/test'
import { voices, personalities } from '#src/content/assistant/voices.ts'
import { templates } from '#src/content/automation/workflow-templates.ts'
import { workflow } from '#src/content/automation/workflow.ts'
import { contactTexts, newsletterTexts } from '#src/content/contact.ts'
import { funnelText } from '#src/content/industries/funnel.ts'
import { matterText } from '#src/content/industries/matter.ts'
import { payments, paymentsText } from '#src/content/industries/payments.ts'
import { paths } from '#src/content/paths.ts'
import { ledgerText } from '#src/content/security-solution/ledger.ts'
import { approvalText, transferText } from '#src/content/technology/approval.ts'
import { tokenText } from '#src/content/technology/tokens.ts'
import { fillContact, sendButton } from './contact-form.ts'
import { address, expect, hold, hydrated, test } from './fixtures.ts'
import { deliveredMessage } from './outbox.ts'

interface Case {
  what: string
  path: string
  /** Id of the section. */
  id: string
  act: (section: Locator) => Promise<void>
  follows: (section: Locator) => Promise<void>
}

const [known] = payments
const analytical = personalities[2]
const last = templates[2]

const cases: readonly Case[] = [
  {
    what: 'a date',
    path: paths.legalIndustry,
    id: matterText.id,
    act: (section) => section.getByLabel(matterText.field).fill('2026-03-07'),
    follows: (section) => expect(section.getByRole('status')).toContainText('Monday, April 6, 2026'),
  },
  {
    what: 'two sliders',
    path: paths.ecommerce,
    id: funnelText.id,
    act: async (section) => {
      await section.getByLabel(funnelText.sliders.baskets.label).press('End')
      await section.getByLabel(funnelText.sliders.orders.label).press('End')
    },
    follows: async (section) => {
      const { baskets, orders } = funnelText.sliders
      for (const { label, of, max } of [baskets, orders])
        await expect(section.getByLabel(label)).toHaveAttribute('aria-valuetext', `${max} ${of}`)
    },
  },
  {
    what: 'one of several',
    path: paths.fintech,
    id: paymentsText.id,
    act: (section) => section.getByRole('radio', { name: known.name }).check(),
    follows: (section) =>
      expect(section.getByRole('article').filter({ visible: true }).getByRole('heading')).toHaveText(
        known.outcome,
      ),
  },
  {
    what: 'a voice',
    path: paths.assistant,
    id: voices.id,
    act: (section) => section.getByRole('radio', { name: analytical?.name ?? '' }).check(),
    follows: (section) => expect(section.getByText(analytical?.turns[1]?.text ?? '')).toBeVisible(),
  },
  {
    what: 'a template',
    path: paths.automation,
    id: workflow.id,
    act: (section) => section.getByRole('radio', { name: last?.name ?? '' }).check(),
    follows: (section) => expect(section.locator('.flow-steps > li')).toHaveCount(last?.steps.length ?? 0),
  },
  {
    what: 'an amount',
    path: paths.blockchainSecurity,
    id: approvalText.id,
    act: (section) => section.getByLabel(approvalText.amount).fill('9200'),
    follows: (section) => expect(section.getByRole('heading', { name: transferText(9200) })).toBeVisible(),
  },
  {
    what: 'one of two fields for one number',
    path: paths.tokenization,
    id: tokenText.id,
    act: (section) => section.getByRole('spinbutton').first().fill('140'),
    follows: async (section) => {
      await expect(section.getByRole('slider').first()).toHaveValue('140')
      await expect(section.getByRole('status')).toHaveText(tokenText.status(500, 500))
    },
  },
  {
    what: 'a line of text',
    path: paths.securitySolution,
    id: ledgerText.id,
    act: (section) => section.getByLabel(`${ledgerText.record} 4`).fill('Close the year'),
    follows: (section) => expect(section.getByRole('status')).toHaveText(ledgerText.broken(4, 4)),
  },
  {
    what: 'the language of a sample',
    path: paths.apiDocs,
    id: 'askQuestion',
    act: (section) => section.getByRole('radio', { name: 'JavaScript' }).check(),
    follows: (section) =>
      expect(section.page().locator('#createTask').getByRole('radio', { name: 'JavaScript' })).toBeChecked(),
  },
]

/** A page as it stands before any of its code has come. */
async function openWithoutCode(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await hold(page, /\/assets\/[\w-]+\.js$/)
  // Held scripts hold back the load event too.
  await page.goto(address(path), { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-script', 'on')
  await expect(page.getByRole('main')).toBeVisible()
  return async () => {
    release()
    await hydrated(page)
  }
}

test.describe('what is done before the code is there counts:', () => {
  for (const { what, path, id, act, follows } of cases)
    test(what, async ({ page }) => {
      const bringCode = await openWithoutCode(page, path)
      const section = page.locator(`[id="${id}"]`)
      await act(section)
      await bringCode()
      await follows(section)
    })

  test('an address for the newsletter', async ({ page }) => {
    const bringCode = await openWithoutCode(page, paths.terms)
    const block = page.getByRole('region', { name: newsletterTexts.heading })
    const email = block.getByRole('textbox', { name: 'Email address' })
    await email.fill('ada@analytical.example')
    // Without code the browser would send the form to the page's own address, and load the page anew.
    await email.press('Enter')
    await bringCode()
    await expect(block.getByRole('status')).toHaveText(newsletterTexts.success)
  })

  test('a message, and the press on Send', async ({ page }) => {
    const bringCode = await openWithoutCode(page, paths.home)
    const sent: string[] = []
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
    const values = await fillContact(page)
    const message = await page.locator('#contact-message').elementHandle()
    await sendButton(page).click()
    await bringCode()
    await expect(page.locator('[data-toast]')).toHaveText(contactTexts.success)
    await deliveredMessage(values.subject)
    expect(sent).toHaveLength(1)
    // Hydrated, not rendered anew.
    expect(await message?.evaluate((field) => field.isConnected)).toBe(true)
  })

  test('a press on a control of the shell', async ({ page }) => {
    const bringCode = await openWithoutCode(page, paths.home)
    await page.getByRole('button', { name: /^Switch to dark theme$/ }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await bringCode()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })

  test('a press on a tab', async ({ page }) => {
    const bringCode = await openWithoutCode(page, paths.home)
    const tab = page.locator('[data-demo="showcase"]').getByRole('tab').nth(2)
    await tab.click()
    await expect(tab).toHaveAttribute('aria-selected', 'false')
    await bringCode()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
  })
})
