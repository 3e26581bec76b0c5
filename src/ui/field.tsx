import type { InputHTMLAttributes, ReactNode, Ref, TextareaHTMLAttributes } from 'react'
import { Icon } from './icon.tsx'
import './field.css'

interface Common {
  id: string
  label: string
  /** What is wrong with the value, or null. */
  error: string | null
  hint?: string
}

type TextProps = Common & InputHTMLAttributes<HTMLInputElement> & { inputRef?: Ref<HTMLInputElement> }
type AreaProps = Common &
  TextareaHTMLAttributes<HTMLTextAreaElement> & { inputRef?: Ref<HTMLTextAreaElement> }

function describe(id: string, error: string | null, hint: string | undefined) {
  return [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined
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

/** A labelled line of text with its error beneath. `dir="auto"` lets right-to-left text read as it should. */
export function TextField({ id, label, error, hint, inputRef, ...rest }: TextProps) {
  return (
    <Frame id={id} label={label} error={error} {...(hint && { hint })}>
      <input
        dir="auto"
        {...rest}
        ref={inputRef}
        id={id}
        aria-invalid={error !== null}
        aria-describedby={describe(id, error, hint)}
      />
    </Frame>
  )
}

export function TextArea({ id, label, error, hint, inputRef, ...rest }: AreaProps) {
  return (
    <Frame id={id} label={label} error={error} {...(hint && { hint })}>
      <textarea
        dir="auto"
        {...rest}
        ref={inputRef}
        id={id}
        aria-invalid={error !== null}
        aria-describedby={describe(id, error, hint)}
      />
    </Frame>
  )
}
