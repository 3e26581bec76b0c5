import { referenceTexts } from '#src/content/support/reference-texts.ts'
import { conventions } from '#src/content/support/api-conventions.ts'
import { Contents } from '#src/sections/contents/contents.tsx'
import { anchorOf, api, operations } from './api-document.ts'
import { ConventionSection, ErrorTable } from './conventions.tsx'
import { OperationEntry } from './operation.tsx'
import { Schemas } from './schemas.tsx'

const shared = referenceTexts.conventions

const groups = [
  { heading: shared.heading, entries: conventions.map(({ id, title }) => ({ id, name: title })) },
  ...api.tags.map(({ name }) => ({
    heading: name,
    entries: operations
      .filter(({ tag }) => tag === name)
      .map(({ id, summary, method }) => ({ id, name: summary, sign: method })),
  })),
  { heading: referenceTexts.schemas, entries: [{ id: 'schemas', name: referenceTexts.allSchemas }] },
]

/** The reference as it follows from one OpenAPI file. */
export function Reference() {
  return (
    <div className="support columns wrap">
      <Contents label={referenceTexts.contents} groups={groups} />
      <div className="support-body" data-wide="">
        <section id={shared.id} className="api-group">
          <h2>{shared.heading}</h2>
          <p className="api-group-lead soft">{shared.lead}</p>
          {conventions.map((convention) => (
            <ConventionSection key={convention.id} convention={convention}>
              {convention.id === 'errors' && <ErrorTable />}
            </ConventionSection>
          ))}
        </section>
        {api.tags.map(({ name, description }) => (
          <section key={name} id={anchorOf(name)} className="api-group">
            <h2>{name}</h2>
            <p className="api-group-lead soft">{description}</p>
            {operations
              .filter(({ tag }) => tag === name)
              .map((operation) => (
                <OperationEntry key={operation.id} operation={operation} />
              ))}
          </section>
        ))}
        <Schemas />
      </div>
    </div>
  )
}
