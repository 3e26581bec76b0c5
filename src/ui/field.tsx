import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react'
import { Icon } from './icon.tsx'
import './field.css'

interface Common {
  id: string
  label: string
  /** What is wrong with the value, or null. */
  error: string | null
}

function Frame({ id, label, error, children }: Common & { children: ReactNode }) {
  return (
    <div className="field" data-invalid={error !== null || undefined}>
      <label htmlFor={id}>{label}</label>
      {children}
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
const said = ({ id, error }: Common) => ({
  'aria-invalid': error !== null,
  'aria-describedby': error ? `${id}-error` : undefined,
})

/** A labelled line of text with its error beneath. `dir="auto"` lets right-to-left text read as it should. */
export function TextField({ label, error, ...rest }: Common & InputHTMLAttributes<HTMLInputElement>) {
  const field = { id: rest.id, label, error }
  return (
    <Frame {...field}>
      <input dir="auto" {...rest} {...said(field)} />
    </Frame>
  )
}

export function TextArea({ label, error, ...rest }: Common & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const field = { id: rest.id, label, error }
  return (
    <Frame {...field}>
      <textarea dir="auto" {...rest} {...said(field)} />
    </Frame>
  )
}
