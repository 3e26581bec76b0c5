// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { contactFields, contactRules, type ContactField } from '#src/content/contact.ts'
import { paths } from '#src/content/paths.ts'
import { ContactForm } from '#src/sections/contact/contact-form.tsx'
import { contactStore, emptyContact } from '#src/stores/contact.ts'

const show = (address: string = paths.contact) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <ContactForm />
    </MemoryRouter>,
  )
const field = (name: ContactField) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: contactRules[name].label })
const errors = () => [...document.querySelectorAll('.field-error')].map(({ textContent }) => textContent)
const fill = (name: ContactField, value: string) => fireEvent.change(field(name), { target: { value } })

beforeEach(() => {
  sessionStorage.clear()
  contactStore.setState(emptyContact, true)
})
afterEach(cleanup)

/** Every value of a field that breaks one of its rules, with what is said of it. */
const wrong = contactFields.flatMap((name) => {
  const { required, min, email } = contactRules[name]
  const of = (message: string, ...values: string[]) => values.map((value) => ({ name, value, message }))
  return [
    ...of(required, '', '   '),
    ...(min ? of(min.message, 'x'.repeat(min.length - 1)) : []),
    ...(email ? of(email, 'ada', 'ada@', '@analytical.example', 'ada@analytical', 'a@b@c.d') : []),
  ]
})

describe('a field', () => {
  it.each(wrong)(
    '$name “$value”: “$message” on leaving, taken back on typing',
    ({ name, value, message }) => {
      show()
      const input = field(name)
      fill(name, 'y')
      fill(name, value)
      expect(errors()).toEqual([])
      fireEvent.blur(input)
      expect(errors()).toEqual([message])
      expect(input.getAttribute('aria-invalid')).toBe('true')
      const described = document.getElementById(input.getAttribute('aria-describedby') ?? '')
      expect(described?.textContent).toBe(message)
      fill(name, `${value}y`)
      expect(errors()).toEqual([])
      expect(input.getAttribute('aria-invalid')).toBe('false')
    },
  )

  it('is judged only after it has been left', async () => {
    show()
    await userEvent.click(field('name'))
    expect(errors()).toEqual([])
    await userEvent.click(field('email'))
    expect(errors()).toEqual([contactRules.name.required])
  })

  it('has its purpose, and the message box five rows', () => {
    show()
    expect(field('message').getAttribute('rows')).toBe('5')
    expect(field('email').type).toBe('email')
    expect(field('name').autocomplete).toBe('name')
    for (const name of contactFields) expect(field(name).required, name).toBe(true)
  })
})

it('a topic that is not on the list fills in nothing', () => {
  show(`${paths.contact}?topic=Buy%20now`)
  expect(field('subject').value).toBe('')
})
