// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { requests } from '#src/content/assistant/abilities.ts'
import { Requests } from '#src/pages/assistant/requests.tsx'
import { pieceState } from '#src/stores/pieces.ts'
import { stubLayout } from '../layout-stubs.ts'

beforeEach(() => stubLayout({ inView: true }))

it('is heard while a request is pointed at, and no longer once the page is left', () => {
  const { unmount } = render(<Requests />)
  const all = screen.getAllByRole('listitem')
  expect(all).toHaveLength(requests.length)
  const first = all[0] as HTMLElement
  fireEvent.pointerEnter(first)
  expect(pieceState().voice).toBeGreaterThan(0)
  fireEvent.pointerLeave(first)
  expect(pieceState().voice).toBe(0)
  fireEvent.pointerEnter(first)
  unmount()
  expect(pieceState().voice).toBe(0)
})
