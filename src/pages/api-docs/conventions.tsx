import type { ReactNode } from 'react'
import type { Convention } from '#src/content/support/api-conventions.ts'
import { placeholders } from '#src/content/support/placeholders.ts'
import { fill } from '#src/lib/fill.ts'
import { CodeSample } from '#src/sections/code-sample.tsx'
import { Inline } from '#src/ui/inline.tsx'
import { Rows } from '#src/ui/rows.tsx'
import { operations } from './api-document.ts'

interface Props {
  convention: Convention
  children: ReactNode
}

/** What holds for every request: words to the left, a sample to the right. */
export function ConventionSection({ convention, children }: Props) {
  const { id, title, paragraphs, rows, sample } = convention
  return (
    <section id={id} className="api-entry">
      <div className="api-words stack-4">
        <h3>{title}</h3>
        {paragraphs.map((text) => (
          <p key={text}>
            <Inline text={text} />
          </p>
        ))}
      </div>
      {(sample ?? rows ?? children) && (
        <div className="api-samples stack-4">
          {rows && <Rows rows={rows} />}
          {sample && (
            <CodeSample
              title={sample.title}
              language={sample.language}
              code={fill(sample.code, placeholders)}
            />
          )}
          {children}
        </div>
      )}
    </section>
  )
}

/** Every error that an operation may answer with, by status. */
export function ErrorTable() {
  const answers = operations.flatMap(({ responses }) => responses).filter(({ status }) => status >= '400')
  const errors = [...new Map(answers.map(({ status, response }) => [status, response]))]
  return (
    <Rows
      rows={errors
        .toSorted(([a], [b]) => Number(a) - Number(b))
        .map(([status, { description, content }]) => {
          const example = content?.['application/json'].example as { code: string } | undefined
          return { term: example?.code ?? '', detail: description, value: status }
        })}
    />
  )
}
