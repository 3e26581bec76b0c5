import { memo, useEffect, useRef, type RefObject } from 'react'
import { helpTexts } from '#src/content/support/help-texts.ts'
import { Link } from 'react-router-dom'
import { faq, faqTexts, type FaqGroup, type Question } from '#src/content/support/faq.ts'
import { isShortcut } from '#src/lib/keys.ts'
import { Contents } from '#src/sections/contents/contents.tsx'
import { SetPiece } from '#src/sections/set-piece.tsx'
import { Fold } from '#src/ui/fold.tsx'
import { isFound } from './found.ts'
import { Ways } from './ways.tsx'

const entries = faq.map(({ id, name }, at) => ({ id, name, sign: helpTexts.numerals[at] ?? '' }))

/** Arrow keys walk from the field on the first screen through the questions that it leaves. */
function walk(event: KeyboardEvent): void {
  const stops = [
    ...document.querySelectorAll<HTMLElement>('#faq-filter, #faq li:not([hidden]) > details > summary'),
  ]
  const at = stops.indexOf(event.target as HTMLElement)
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (at < 0 || step === undefined || isShortcut(event)) return
  event.preventDefault()
  stops[at + step]?.focus()
}

/** Arrow keys in the list, and links into it. */
function useKeysAndLinks(root: RefObject<HTMLElement | null>, setQuery: (query: string) => void): void {
  useEffect(() => {
    const element = root.current
    if (!element) return
    // A link to a hidden answer ends the filter (src/runtime/scroll.ts), which goes there at once: React follows.
    const clear = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.closest('[hidden]')) return
      setQuery('')
      for (const hidden of element.querySelectorAll('[hidden]')) hidden.removeAttribute('hidden')
    }
    element.addEventListener('beforematch', clear)
    document.addEventListener('keydown', walk)
    return () => {
      element.removeEventListener('beforematch', clear)
      document.removeEventListener('keydown', walk)
    }
  }, [root, setQuery])
}

interface Props {
  query: string
  setQuery: (query: string) => void
  left: number
}

/** Every question in its group, as far as the filter finds it. */
export function Questions({ query, setQuery, left }: Props) {
  const root = useRef<HTMLDivElement>(null)
  useKeysAndLinks(root, setQuery)
  return (
    <>
      <div className="support columns wrap">
        <Contents label={helpTexts.groups} groups={[{ entries }]}>
          <SetPiece scene="compass" placement="contents" place="box" />
        </Contents>
        <div className="support-body" id="faq" ref={root}>
          {faq.map((group) => (
            <Group key={group.id} group={group} query={query} />
          ))}
        </div>
      </div>
      <div className="faq-more wrap split inverted">
        <h2>{left > 0 ? faqTexts.more : faqTexts.nothing}</h2>
        <div className="stack-5">
          <p className="faq-advice">{faqTexts.advice}</p>
          <Ways />
        </div>
      </div>
    </>
  )
}

function Group({ group, query }: { group: FaqGroup; query: string }) {
  const { id, name, questions } = group
  const found = questions.map((entry) => isFound(query, group, entry))
  return (
    <section id={id} className="faq-group" aria-labelledby={`${id}-heading`} hidden={!found.includes(true)}>
      <h2 id={`${id}-heading`} className="heading">
        {name}
      </h2>
      <ul>
        {questions.map((question, index) => (
          <li key={question.id} hidden={!found[index]}>
            <Entry entry={question} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The anchor stands in the answer: following it opens the question, in most browsers even without a script. */
const Entry = memo(function Entry({ entry: { id, question, answer, more } }: { entry: Question }) {
  return (
    <Fold name={id} className="faq-entry">
      <summary>{question}</summary>
      <div className="faq-answer soft stack-3" id={id}>
        {answer.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <p className="faq-links cluster" data-search="no">
          {more && (
            <Link className="text-link target" to={more.anchor ? `${more.path}#${more.anchor}` : more.path}>
              {more.label}
            </Link>
          )}
          <Link className="mono faq-link soft target" to={`#${id}`}>
            #{id} <span className="visually-hidden">{helpTexts.linkTo(question)}</span>
          </Link>
        </p>
      </div>
    </Fold>
  )
})
