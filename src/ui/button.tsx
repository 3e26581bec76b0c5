import {
  type ButtonHTMLAttributes,
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react'
import { Link } from 'react-router-dom'
import { Icon, type IconName } from './icon.tsx'
import './button.css'

type Variant = 'solid' | 'outline'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: Variant
  /** Work is under way: the button shows a spinner and takes no clicks. */
  busy?: boolean
}

/** A button that is disabled while it works loses the keyboard; it has it back when the work is done. */
function useFocusAfterWork(button: RefObject<HTMLButtonElement | null>, busy: boolean): void {
  const held = useRef(false)
  useLayoutEffect(() => {
    const { activeElement, body } = document
    if (busy) held.current = activeElement === button.current
    else if (held.current && activeElement === body) button.current?.focus({ preventScroll: true })
  }, [button, busy])
}

export function Button({ variant = 'solid', busy = false, disabled, children, ...rest }: ButtonProps) {
  const ref = useRef<HTMLButtonElement>(null)
  useFocusAfterWork(ref, busy)
  return (
    <button
      type="button"
      {...rest}
      ref={ref}
      className="button"
      data-variant={variant}
      data-busy={busy || undefined}
      disabled={disabled ?? busy}
    >
      {busy && <span className="spinner" aria-hidden="true" />}
      {children}
    </button>
  )
}

interface ButtonLinkProps {
  /** A path of this site, with or without query and anchor. */
  to: string
  variant?: Variant
  icon?: IconName
  children: ReactNode
}

export function ButtonLink({ to, variant = 'solid', icon, children }: ButtonLinkProps) {
  return (
    <Link to={to} className="button" data-variant={variant}>
      {children}
      {icon && <Icon name={icon} size={18} />}
    </Link>
  )
}

interface IconButtonProps extends ComponentProps<'button'> {
  name: string
  icon: IconName
}

/** A round button of 44 px that shows an icon; `name` is what it is called. */
export function IconButton({ name, icon, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className="icon-button soft" aria-label={name} title={name}>
      <Icon name={icon} />
    </button>
  )
}
