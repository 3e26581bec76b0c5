import { referenceTexts } from '#src/content/support/reference-texts.ts'
import { Link } from 'react-router-dom'
import { typeOf, type Operation, type Parameter, type Schema } from './openapi.ts'
import { schemaAnchor } from './api-document.ts'

interface FieldProps {
  name: string
  schema: Schema
  required: boolean
  description: string
  /** Where a parameter goes. */
  place?: string
}

/** Name and type, then what it means, under one hairline. */
function Field({ name, schema, required, description, place }: FieldProps) {
  const limits = [
    required ? 'required' : '',
    schema.default === undefined ? '' : `default ${schema.default}`,
    schema.maximum === undefined ? '' : `at most ${schema.maximum}`,
    schema.maxLength === undefined ? '' : `at most ${schema.maxLength} characters`,
  ].filter(Boolean)
  return (
    <tr>
      <th scope="row" className="mono">
        {name}
        <span className="api-type">{[typeOf(schema), place].filter(Boolean).join(', ')}</span>
      </th>
      <td>
        {description}
        {schema.enum && <span className="mono api-limits">{schema.enum.join('\u00a0· ')}</span>}
        {limits.length > 0 && <span className="mono api-limits">{limits.join(', ')}</span>}
      </td>
    </tr>
  )
}

export function Parameters({ parameters }: { parameters: readonly Parameter[] }) {
  return (
    <table className="api-table small">
      <caption className="mono">{referenceTexts.parameters}</caption>
      <tbody>
        {parameters.map(({ name, schema, required = false, description, in: place }) => (
          <Field
            key={name}
            name={name}
            schema={schema}
            required={required}
            description={description}
            place={place}
          />
        ))}
      </tbody>
    </table>
  )
}

export function Fields({ caption, schema }: { caption: string; schema: Schema }) {
  return (
    <table className="api-table small">
      <caption className="mono">{caption}</caption>
      <tbody>
        {Object.entries(schema.properties ?? {}).map(([name, field]) => (
          <Field
            key={name}
            name={name}
            schema={field}
            required={schema.required?.includes(name) ?? false}
            description={field.description ?? ''}
          />
        ))}
      </tbody>
    </table>
  )
}

/** Answers with their objects, and the statuses of errors, which the table of errors explains for all requests. */
export function Responses({ responses }: { responses: Operation['responses'] }) {
  const good = responses.filter(({ status }) => status < '400')
  const errors = responses.filter(({ status }) => status >= '400')
  return (
    <table className="api-table small">
      <caption className="mono">{referenceTexts.answers}</caption>
      <tbody>
        {good.map(({ status, response }) => {
          const schema = response.content?.['application/json'].schema
          const name = schema && typeOf(schema)
          return (
            <tr key={status}>
              <th scope="row" className="mono">
                {status}
                {name && (
                  <Link className="api-type text-link" to={`#${schemaAnchor(name)}`}>
                    {name}
                  </Link>
                )}
              </th>
              <td>{response.description}</td>
            </tr>
          )
        })}
        <tr>
          <th scope="row">
            <Link className="text-link" to="#errors">
              {referenceTexts.errors}
            </Link>
          </th>
          <td className="mono">{errors.map(({ status }) => status).join(', ')}</td>
        </tr>
      </tbody>
    </table>
  )
}
