import { referenceTexts } from '#src/content/support/reference-texts.ts'
import { api, schemaAnchor } from './api-document.ts'
import { Fields } from './tables.tsx'
import { PhoneFold } from '#src/ui/phone-fold.tsx'

/** The shapes that requests and answers are made of. */
export function Schemas() {
  return (
    <section id="schemas" className="api-group">
      <h2>{referenceTexts.schemas}</h2>
      <p className="api-group-lead soft">{referenceTexts.shapes}</p>
      <div className="api-schemas">
        {Object.entries(api.components.schemas).map(([name, schema]) => (
          <article key={name} id={schemaAnchor(name)} className="api-schema">
            <PhoneFold
              className="api-fold api-shape"
              summary={
                <>
                  <h3>{name}</h3>
                  <span>{schema.description}</span>
                </>
              }
            >
              <div>
                <Fields caption={referenceTexts.fields} schema={schema} />
              </div>
            </PhoneFold>
          </article>
        ))}
      </div>
    </section>
  )
}
