import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react'
import { Icon } from './icon.tsx'
import './field.css'

interface Common {
  id: string
  label: string
  /** What is wrong with the value, or null. */
  error: string | null
  hint?: string
}

function Frame({ id, label, error, hint, children }: Common & { children: ReactNode }) {
  return (
    <div className="field" data-invalid={error !== null || undefined}>
      <label htmlFor={id}>{label}</label>
      {children}
      {hint && (
        <p className="small soft" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error !== null && (
        <p className="field-error row-2 small" id={`${id}-error`}>
          <Icon name="error" size={16} />
          {error}
        </p>
      )}
    </div>
  )
}

/** What a control says of itself. */
const said = ({ id, error, hint }: Common) => ({
  'aria-invalid': error !== null,
  'aria-describedby': [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined,
})

/** A labelled line of text with its error beneath. `dir="auto"` lets right-to-left text read as it should. */
export function TextField({ label, error, hint, ...rest }: Common & InputHTMLAttributes<HTMLInputElement>) {
  const field = { id: rest.id, label, error, ...(hint && { hint }) }
  return (
    <Frame {...field}>
      <input dir="auto" {...rest} {...said(field)} />
    </Frame>
  )
}

export function TextArea({
  label,
  error,
  hint,
  ...rest
}: Common & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const field = { id: rest.id, label, error, ...(hint && { hint }) }
  return (
    <Frame {...field}>
      <textarea dir="auto" {...rest} {...said(field)} />
    </Frame>
  )
}
