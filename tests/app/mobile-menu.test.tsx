// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { MobileMenu } from '#src/app/header/mobile-menu.tsx'
import { contactUs, menuName } from '#src/content/frame.ts'
import { navigation } from '#src/content/navigation.ts'
import { paths } from '#src/content/paths.ts'
import { menuOpened, uiStore } from '#src/stores/ui.ts'
import { stubLayout } from '../layout-stubs.ts'

/* How the menu covers the screen: tests/e2e/menu.spec.ts. */

function Menu() {
  const { pathname } = useLocation()
  return (
    <>
      <output>{pathname}</output>
      <MobileMenu pathname={pathname} opener={createRef()} />
    </>
  )
}

beforeEach(() => stubLayout())
afterEach(cleanup)

it('every link closes it and leads to its page, also the one to the page on screen', () => {
  render(
    <MemoryRouter initialEntries={[navigation[0]?.link ?? '']}>
      <Menu />
    </MemoryRouter>,
  )
  const wanted = navigation.flatMap((item) => [item, ...(item.subLinks ?? [])])
  for (const { name, link } of [...wanted, { name: contactUs, link: paths.contact }]) {
    act(menuOpened)
    const links = [...screen.getByRole('dialog', { name: menuName }).querySelectorAll('a')]
    const found = links.find(({ textContent }) => textContent === name)
    fireEvent.click(found ?? document.body)
    expect(uiStore.getState().menuOpen, name).toBe(false)
    expect(document.querySelector('output')?.textContent).toBe(link)
  }
})
