import { useId } from 'react'
import {
  partners,
  terms,
  tokenText,
  type Contribution,
  type PartnerId,
} from '#src/content/technology/tokens.ts'
import { NumberInput } from '#src/ui/number-input.tsx'
import '#src/ui/slider.css'
import type { Contributions } from '#src/demos/token-path.ts'

interface FieldProps {
  term: Contribution
  value: number
  onChange: (typed: string) => void
}

/** One number twice: a slider for trying out, a field for an exact amount. */
function Field({ term: { name, points, most }, value, onChange }: FieldProps) {
  const id = useId()
  return (
    <div className="slider">
      <label htmlFor={id}>
        {name} <span className="mono soft">{tokenText.points(points)}</span>
      </label>
      <NumberInput value={value} most={most} aria-label={`${name}, ${tokenText.exact}`} onChange={onChange} />
      <input
        id={id}
        type="range"
        min="0"
        max={most}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}

interface Props {
  contributions: Contributions
  onChange: (partner: PartnerId, id: Contribution['id'], typed: string) => void
}

/** What both partners put in, to be changed. */
export function ContributionFields({ contributions, onChange }: Props) {
  return partners.map(({ id, name }) => (
    <fieldset key={id} className="contributions" data-partner={id}>
      <legend>{name}</legend>
      {terms.map((term) => (
        <Field
          key={term.id}
          term={term}
          value={contributions[id][term.id]}
          onChange={(typed) => onChange(id, term.id, typed)}
        />
      ))}
    </fieldset>
  ))
}
