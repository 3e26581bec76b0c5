import { helpTexts } from '#src/content/support/help-texts.ts'
import { Link } from 'react-router-dom'
import { paths } from '#src/content/paths.ts'
import { faq, faqTexts, type FaqGroup, type Question } from '#src/content/support/faq.ts'
import { Contents } from '#src/sections/contents/contents.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'

const count = faq.reduce((sum, { questions }) => sum + questions.length, 0)

/** Every question in its group. The filter works on what stands here (enhance-faq.ts), with or without a connection. */
export function Questions() {
  return (
    <div className="support wrap">
      <Contents
        label={helpTexts.groups}
        groups={[
          { entries: faq.map(({ id, name, questions }) => ({ id, name, sign: `${questions.length}` })) },
        ]}
      />
      <div className="support-body">
        <div className="faq-filter">
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
          />
          <output className="mono" htmlFor="faq-filter" data-faq-tally="" data-all={helpTexts.count(count)}>
            {helpTexts.count(count)}
          </output>
        </div>
        <div id="faq">
          {faq.map((group) => (
            <Group key={group.id} group={group} />
          ))}
        </div>
        <div className="faq-more">
          <h2 data-faq-more={faqTexts.more} data-faq-nothing={faqTexts.nothing}>
            {faqTexts.more}
          </h2>
          <p>{faqTexts.advice}</p>
          <ButtonLink to={`${paths.contact}?topic=support`} icon="arrow">
            {faqTexts.ask}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}

function Group({ group: { id, name, questions } }: { group: FaqGroup }) {
  return (
    <section id={id} className="faq-group" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{name}</h2>
      <ul>
        {questions.map((question) => (
          <Entry key={question.id} entry={question} />
        ))}
      </ul>
    </section>
  )
}

/** The anchor stands in the answer: following it opens the question, in most browsers even without a script. */
function Entry({ entry: { id, question, answer, more } }: { entry: Question }) {
  return (
    <li>
      <details className="faq-entry">
        <summary>{question}</summary>
        <div className="faq-answer" id={id}>
          {answer.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <p className="faq-links" data-search="no">
            {more && (
              <Link className="text-link" to={more.anchor ? `${more.path}#${more.anchor}` : more.path}>
                {more.label}
              </Link>
            )}
            <Link className="mono faq-link" to={`#${id}`} aria-label={helpTexts.linkTo(question)}>
              #{id}
            </Link>
          </p>
        </div>
      </details>
    </li>
  )
}
