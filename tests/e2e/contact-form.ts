import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import {
  contactFields,
  contactRules,
  contactTexts,
  type ContactField,
  type ContactValues,
} from '#src/content/contact.ts'
import { expect } from './fixtures.ts'

/** What the form posts to. */
export const CALL = '**/api/v1.0/email/send-form'

export const toast = (page: Page) => page.locator('[data-toast]')

export function field(page: Page, name: ContactField): Locator {
  return page.getByRole('main').getByRole('textbox', { name: contactRules[name].label, exact: true })
}

export function sendButton(page: Page): Locator {
  return page.getByRole('button', { name: new RegExp(`^(${contactTexts.submit}|${contactTexts.sending})$`) })
}

/** A message that no other test sends. */
export function newMessage(): ContactValues {
  return {
    name: 'Ada Lovelace',
    email: 'ada@analytical.example',
    subject: `Question ${randomUUID()}`,
    message: 'Two lines,\nwith “quotes”, ünïcödé & 100% signs.',
  }
}

export async function fillContact(page: Page, values = newMessage()): Promise<ContactValues> {
  for (const name of contactFields) await field(page, name).fill(values[name])
  return values
}

export async function expectContact(page: Page, values: ContactValues): Promise<void> {
  for (const name of contactFields) await expect(field(page, name)).toHaveValue(values[name])
}

export const emptyContact: ContactValues = { name: '', email: '', subject: '', message: '' }
