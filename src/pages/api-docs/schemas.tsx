import { referenceTexts } from '#src/content/support/reference-texts.ts'
import { api, schemaAnchor } from './api-document.ts'
import { NarrowFold } from './narrow-fold.tsx'
import { Fields } from './tables.tsx'

/** The shapes that requests and answers are made of. */
export function Schemas() {
  return (
    <section id="schemas" className="api-group">
      <h2>{referenceTexts.schemas}</h2>
      <p className="api-group-lead soft">{referenceTexts.shapes}</p>
      <div className="api-schemas">
        {Object.entries(api.components.schemas).map(([name, schema]) => (
          <article key={name} id={schemaAnchor(name)} className="api-schema">
            <NarrowFold
              headed
              summary={
                <>
                  <h3>{name}</h3>
                  <span>{schema.description}</span>
                </>
              }
            >
              <Fields caption={referenceTexts.fields} schema={schema} />
            </NarrowFold>
          </article>
        ))}
      </div>
    </section>
  )
}
