import { flushSync } from 'react-dom'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { referenceTexts as texts } from '#src/content/support/reference-texts.ts'
import { curlOf, javascriptOf } from './api-request.ts'
import type { Operation } from './openapi.ts'
import { CodeSample } from '#src/sections/code-sample.tsx'
import { PhoneFold } from '#src/ui/phone-fold.tsx'
import { api, origin } from './api-document.ts'
import { Fields, Parameters, Responses } from './tables.tsx'

const samples = {
  curl: (operation: Operation) => ({ language: 'bash', code: curlOf(operation, origin) }),
  javascript: (operation: Operation) => ({ language: 'javascript', code: javascriptOf(operation, origin) }),
} as const
type Language = keyof typeof samples
const languages = ['curl', 'javascript'] as const

/** One operation: what it does and takes, beside a request to copy and the answer to it. */
export function OperationEntry({ operation }: { operation: Operation }) {
  const { id, method, path, summary, description, parameters, body, responses } = operation
  const schema = body && api.components.schemas[body.schema]
  return (
    <article id={id} className="api-entry">
      <div className="api-words stack-4">
        <p className="api-call cluster">
          <span className="mono api-method" data-method={method}>
            {method}
          </span>
          <code>{path}</code>
        </p>
        <h3>{summary}</h3>
        <p>{description}</p>
        <PhoneFold
          className="api-fold api-part"
          summary={
            <span className="mono soft">
              {parameters.length > 0 || schema ? texts.takesAndAnswers : texts.onlyAnswers}
            </span>
          }
        >
          <div className="stack-4">
            {parameters.length > 0 && <Parameters parameters={parameters} />}
            {schema && <Fields caption={texts.body} schema={schema} />}
            <Responses responses={responses} />
          </div>
        </PhoneFold>
      </div>
      <PhoneFold className="api-fold api-part" summary={<span className="mono soft">{texts.sample}</span>}>
        <div className="api-samples stack-4">
          <RequestSamples operation={operation} />
          <ResponseSample operation={operation} />
        </div>
      </PhoneFold>
    </article>
  )
}

/** The language of all samples. Whoever chooses JavaScript for one request wants it for all. */
const languageStore = createStore<{ language: Language }>(() => ({ language: 'curl' }))

/** Samples above the pressed one change their height: what was pressed stays where it was. */
function choose(language: Language, pressed: Element): void {
  const top = pressed.getBoundingClientRect().top
  flushSync(() => languageStore.setState({ language }))
  scrollBy({ top: pressed.getBoundingClientRect().top - top, behavior: 'instant' })
}

/** Radio buttons and CSS show one of the two, without a script as well. */
function RequestSamples({ operation }: { operation: Operation }) {
  const { id, summary } = operation
  const chosen = useStore(languageStore, ({ language }) => language)
  return (
    <fieldset className="api-request">
      <legend className="visually-hidden">{texts.languageOf(summary)}</legend>
      <div className="api-languages">
        {languages.map((language) => (
          <label key={language}>
            <input
              type="radio"
              name={`${id}-language`}
              value={language}
              checked={chosen === language}
              onChange={(event) => choose(language, event.currentTarget)}
            />
            <span>{texts.languages[language]}</span>
          </label>
        ))}
      </div>
      {languages.map((language) => (
        <div key={language} data-language={language}>
          <CodeSample
            title={texts.sampleIn(summary, texts.languages[language])}
            {...samples[language](operation)}
          />
        </div>
      ))}
    </fieldset>
  )
}

function ResponseSample({ operation: { responses } }: { operation: Operation }) {
  const good = responses.find(({ status }) => status.startsWith('2'))
  const example = good?.response.content?.['application/json'].example
  if (!good || example === undefined) return null
  return (
    <CodeSample title={texts.answer(good.status)} language="json" code={JSON.stringify(example, null, 2)} />
  )
}
