// @vitest-environment jsdom
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { contactFields, contactTexts } from '#src/content/contact.ts'
import { mailEndpoint } from '#src/content/paths.ts'

const KEYS = ['PUBLIC_KEY', 'SERVICE_ID', 'TEMPLATE_ID']

beforeEach(() => {
  vi.resetModules()
  vi.unstubAllEnvs()
})

/** The form of a build with that key, or with none, as it is prerendered. */
async function prerendered(key: string) {
  for (const name of KEYS) vi.stubEnv(`VITE_EMAILJS_${name}`, key)
  const { ContactForm } = await import('#src/sections/contact/contact-form.tsx')
  const app = (
    <MemoryRouter>
      <ContactForm />
    </MemoryRouter>
  )
  const container = document.createElement('div')
  container.innerHTML = renderToString(app)
  const form = container.querySelector('form')
  if (!form) throw new Error('no form')
  return { app, container, form }
}

it('without keys it is a form that the browser checks and posts to the mail service', async () => {
  const { form } = await prerendered('')
  expect([form.method, form.getAttribute('action'), form.enctype, form.noValidate]).toEqual([
    'post',
    mailEndpoint,
    'multipart/form-data',
    false,
  ])
  for (const name of contactFields)
    expect(form.querySelector(`[name="${name}"]`)?.hasAttribute('required'), name).toBe(true)
  expect(form.textContent).toContain(contactTexts.unscripted)
})

it('with keys it posts nowhere by itself and says what it needs', async () => {
  const { form } = await prerendered('key')
  expect([form.method, form.hasAttribute('action')]).toEqual(['dialog', false])
  expect(form.textContent).toContain(contactTexts.needsScript)
})

it('once a script runs, the rules of the site validate it', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const { app, container, form } = await prerendered('')
  const root = await act(() => hydrateRoot(container, app))
  expect(form.noValidate).toBe(true)
  await act(() => root.unmount())
})

it('what was wrong on one page is not said of the form of the next', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const { app, container } = await prerendered('')
  const { contactLeft, contactStore } = await import('#src/stores/contact.ts')
  const root = await act(() => hydrateRoot(container, app))
  await act(() => contactLeft('name'))
  expect(contactStore.getState().errors).toHaveProperty('name')
  await act(() => root.unmount())
  expect(contactStore.getState().errors).toEqual({})
})
