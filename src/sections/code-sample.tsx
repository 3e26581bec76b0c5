import { copy, copyOf } from '#src/content/support/sample-texts.ts'
import { linesOf, type Token } from './code-highlight.ts'
import './code-sample.css'

interface Props {
  title: string
  language: string
  code: string
}

function Tokens({ tokens }: { tokens: readonly Token[] }) {
  return tokens.map(({ at, text, kind }) =>
    kind === 'plain' || kind === 'number' ? (
      text
    ) : (
      <span key={at} className={`code-${kind}`}>
        {text}
      </span>
    ),
  )
}

/** A sample to read and to copy. Its button needs sections/copying.ts; without a script it is not shown. */
export function CodeSample({ title, language, code }: Props) {
  return (
    <figure className="code-sample">
      <figcaption className="mono">
        {title}
        <button type="button" className="code-copy" data-copy={title} aria-label={copyOf(title)}>
          {copy}
        </button>
      </figcaption>
      <pre>
        <code>
          {linesOf(code, language).map(({ at, indent, tokens }) =>
            indent === null ? (
              <Tokens key={at} tokens={tokens} />
            ) : (
              <span key={at} className="code-line" data-indent={indent || undefined}>
                <Tokens tokens={tokens} />
              </span>
            ),
          )}
        </code>
      </pre>
    </figure>
  )
}
