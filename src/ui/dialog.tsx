import * as Radix from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'
import { IconButton } from './button.tsx'
import { useScrollLock } from './use-scroll-lock.ts'
import './dialog.css'

interface Props {
  open: boolean
  onClose: () => void
  /** Where the focus goes when the dialog has closed. */
  returnTo: () => HTMLElement | null
  title: string
  children: ReactNode
}

/**
 * A modal panel of at most 90vh. Escape, the backdrop and the close button close it. The library's own backdrop is
 * not used: it would lock the scroll with an injected style element, which the security policy forbids.
 */
export function Dialog({ open, onClose, returnTo, title, children }: Props) {
  useScrollLock(open)
  return (
    <Radix.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Radix.Portal>
        <div className="dialog-backdrop" data-state={open ? 'open' : 'closed'} />
        <Radix.Content
          className="dialog"
          aria-describedby={undefined}
          data-lenis-prevent=""
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            returnTo()?.focus()
          }}
        >
          <div className="dialog-head between">
            <Radix.Title>{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton name="Close" icon="close" />
            </Radix.Close>
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
