import { faq, faqTexts } from '#src/content/support/faq.ts'
import { helpTexts } from '#src/content/support/help-texts.ts'
import { Icon } from '#src/ui/icon.tsx'

const all = faq.reduce((sum, { questions }) => sum + questions.length, 0)

interface Props {
  query: string
  setQuery: (query: string) => void
  /** How many questions the query leaves. */
  left: number
}

/** A word leaves the questions that have it, with or without a connection. */
export function QuestionFilter({ query, setQuery, left }: Props) {
  return (
    <div className="faq-search scripted">
      <div className="faq-filter soft">
        <label className="visually-hidden" htmlFor="faq-filter">
          {faqTexts.filter}
        </label>
        <Icon name="search" size={22} />
        <input
          className="search-input"
          id="faq-filter"
          type="search"
          placeholder={faqTexts.placeholder}
          autoComplete="off"
          spellCheck={false}
          dir="auto"
          aria-controls="faq"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && setQuery('')}
        />
      </div>
      <div className="faq-below small">
        <output className="faq-count mono soft" htmlFor="faq-filter">
          {query.trim() === '' ? helpTexts.count(all) : helpTexts.countOf(left, all)}
        </output>
        {faqTexts.tries.map((word) => (
          <button
            key={word}
            type="button"
            className="text-link target"
            aria-controls="faq"
            onClick={() => setQuery(word)}
          >
            {word}
          </button>
        ))}
      </div>
    </div>
  )
}
