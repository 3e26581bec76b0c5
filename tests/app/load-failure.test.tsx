// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { LoadFailure } from '#src/app/load-failure.tsx'
import { retry, stillOffline } from '#src/content/load-failure.ts'

it('Retry gives up on a server that never answers, and can be pressed again', async () => {
  const timeOut = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeOut.signal)
  const asked = vi.fn<(signal?: AbortSignal | null) => void>()
  vi.stubGlobal('fetch', (_address: string, { signal }: RequestInit) => {
    asked(signal)
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  })
  render(<LoadFailure />)
  await userEvent.click(screen.getByRole('button', { name: retry }))
  expect(asked).toHaveBeenCalledWith(timeOut.signal)
  expect(timeout.mock.calls[0]?.[0]).toBeLessThanOrEqual(10_000)
  timeOut.abort()
  expect(await screen.findByText(stillOffline)).toBeTruthy()
})
