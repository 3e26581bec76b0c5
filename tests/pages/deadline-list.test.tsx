// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { deadlinesOf, parseDay } from '#src/content/industries/deadlines.ts'
import { events, matterText } from '#src/content/industries/matter.ts'
import { DeadlineList } from '#src/pages/legal-industry/deadline-list.tsx'
import { initialPieces, piecesStore, pieceState } from '#src/stores/pieces.ts'

afterEach(() => {
  cleanup()
  piecesStore.setState(initialPieces)
})

it('tells the quadrant which deadline is pointed at, and when none is', () => {
  render(<DeadlineList deadlines={deadlinesOf(parseDay(matterText.start) ?? 0, events)} />)
  events.forEach(({ name }, at) => {
    fireEvent.pointerEnter(screen.getByText(name).closest('li') as HTMLElement)
    expect(pieceState().deadline).toBe(at)
  })
  fireEvent.pointerLeave(screen.getByRole('list'))
  expect(pieceState().deadline).toBe(-1)
})
