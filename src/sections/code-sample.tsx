import { copy, copyOf } from '#src/content/support/sample-texts.ts'
import { linesOf } from './code-highlight.ts'
import './code-sample.css'

interface Props {
  title: string
  language: string
  code: string
}

/** A sample to read and to copy. Its button needs sections/copying.ts; without a script it is not shown. */
export function CodeSample({ title, language, code }: Props) {
  return (
    <figure className="code-sample">
      <figcaption>
        <span className="mono">{title}</span>
        <button type="button" className="code-copy mono" data-copy={title} aria-label={copyOf(title)}>
          {copy}
        </button>
      </figcaption>
      <pre>
        <code>
          {linesOf(code, language).map((line) => (
            <span key={line.at} className="code-line" data-indent={line.indent || undefined}>
              {line.tokens.map(({ at, text, kind }) =>
                kind === 'plain' ? (
                  text
                ) : (
                  <span key={at} className={`code-${kind}`}>
                    {text}
                  </span>
                ),
              )}
            </span>
          ))}
        </code>
      </pre>
    </figure>
  )
}
