import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { ContentsEntry } from '#src/content/article.ts'
import { trailName } from '#src/content/prose.ts'
import type { TrailStep } from '#src/content/trail.ts'
import { Emphasis } from '#src/ui/emphasis.tsx'
import { ProseContents } from './prose-contents.tsx'
import { Prose } from './prose.tsx'
import { Inline } from '#src/ui/inline.tsx'
import './prose-page.css'

export interface Fact {
  term: string
  detail: ReactNode
}

interface Props {
  /** The pages above this one. */
  trail: readonly TrailStep[]
  heading: { text: string; emphasis: string }
  /** Beside the heading; the page then opens with it, in place of the ambient scene. */
  plate?: ReactNode
  lead: string
  /** What stands in the margin beside the lead: date, reading time. */
  facts: readonly Fact[]
  /** Beneath the lead: figures, a button. */
  children?: ReactNode
  contents: readonly ContentsEntry[]
  html: string
}

function Trail({ steps }: { steps: readonly TrailStep[] }) {
  return (
    <nav className="trail mono" aria-label={trailName}>
      <ol>
        {steps.map(({ name, path }) => (
          <li key={path}>
            <Link to={path}>{name}</Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Facts({ facts }: Pick<Props, 'facts'>) {
  return (
    <dl className="prose-facts soft mono">
      {facts.map(({ term, detail }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A page to read: heading, facts in the margin, lead; then contents in the margin, text. */
export function ProsePage({ trail, heading, plate, lead, facts, children, contents, html }: Props) {
  return (
    <article className="prose-page wrap">
      <header className="prose-header columns" data-pictured={plate ? '' : undefined}>
        <Trail steps={trail} />
        <h1>
          <Emphasis {...heading} />
        </h1>
        {plate}
        <Facts facts={facts} />
        <div className="prose-lead stack-6">
          <p className="prose-lead-text">
            <Inline text={lead} />
          </p>
          {children}
        </div>
      </header>
      <div className="prose-columns split">
        <ProseContents entries={contents} />
        <Prose html={html} />
      </div>
    </article>
  )
}
