import { memo, useRef, useState } from 'react'
import { copy, copyOf, copyOutcomes } from '#src/content/support/sample-texts.ts'
import { linesOf, type Token } from './code-highlight.ts'
import './code-sample.css'

interface Props {
  title: string
  language: string
  code: string
}

/** Characters that fit into a line beside the text of a reference. */
export const LINE_LENGTH = 48
const ADDRESS = /https:\/\/[^\s"'`]+/
/** The place behind a single slash that something follows. */
const AFTER_SLASH = /(?<=[^/]\/)(?=[^/])/

/** An address may break between its parts. Within one only a hyphen would let it: that part is kept whole. */
function Address({ text }: { text: string }) {
  const end = text.search(AFTER_SLASH)
  const part = end < 0 ? text : text.slice(0, end)
  return (
    <>
      {part.includes('-') ? <span className="code-part">{part}</span> : part}
      {end > 0 && (
        <>
          <wbr />
          <Address text={text.slice(end)} />
        </>
      )}
    </>
  )
}

/** An address breaks behind its slashes, not within a word nor at a hyphen. */
function Breakable({ text }: { text: string }) {
  const found = ADDRESS.exec(text)
  if (!found) return text
  const [address] = found
  return (
    <>
      {text.slice(0, found.index)}
      <Address text={address} />
      <Breakable text={text.slice(found.index + address.length)} />
    </>
  )
}

function Tokens({ tokens }: { tokens: readonly Token[] }) {
  return tokens.map(({ at, text, kind }) =>
    kind === 'plain' || kind === 'number' ? (
      <Breakable key={at} text={text} />
    ) : (
      <span key={at} className={`code-${kind}`}>
        <Breakable text={text} />
      </span>
    ),
  )
}

/** Selects the text of an element, so that a key can copy it. */
function select(element: Element): void {
  const range = document.createRange()
  range.selectNodeContents(element)
  const selection = getSelection()
  selection?.removeAllRanges()
  selection?.addRange(range)
}

/** A sample to read and to copy. The outcome shows on its button until that is left. Without a script it has no button. */
export function CodeSample({ title, language, code }: Props) {
  const sample = useRef<HTMLElement>(null)
  const [outcome, setOutcome] = useState<'copied' | 'selected' | null>(null)
  const copyCode = async () => {
    if (!sample.current) return
    try {
      await navigator.clipboard.writeText(sample.current.textContent)
      setOutcome('copied')
    } catch {
      // Without access to the clipboard the next best is one key away.
      select(sample.current)
      setOutcome('selected')
    }
  }
  const reset = () => setOutcome(null)
  return (
    <figure className="code-sample panel">
      <figcaption className="mono between">
        <span className="code-title">{title}</span>
        <button
          type="button"
          className="code-copy scripted"
          aria-label={copyOf(title)}
          data-copied={outcome ? '' : undefined}
          onClick={copyCode}
          onBlur={reset}
          onPointerLeave={reset}
        >
          {outcome ? copyOutcomes[outcome].label : copy}
        </button>
        <span className="visually-hidden" role="status">
          {outcome && copyOutcomes[outcome].said(title)}
        </span>
      </figcaption>
      <pre>
        <code ref={sample}>
          <Code code={code} language={language} />
        </code>
      </pre>
    </figure>
  )
}

/** Its own component: the outcome of a copy colors no code anew. */
const Code = memo(function Code({ code, language }: Pick<Props, 'code' | 'language'>) {
  return linesOf(code, language).map(({ at, indent, tokens }) =>
    indent === null ? (
      <Tokens key={at} tokens={tokens} />
    ) : (
      <span key={at} className="code-line" data-indent={indent || undefined}>
        <Tokens tokens={tokens} />
      </span>
    ),
  )
})
