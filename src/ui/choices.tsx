import './choices.css'

interface Choice<Id extends string> {
  id: Id
  name: string
  /** A second line, in small type. */
  text?: string
}

interface Props<Id extends string> {
  /** Name of the radio group in the document. */
  name: string
  legend: string
  items: readonly Choice<Id>[]
  chosen: Id
  onChoose: (id: Id) => void
}

/** One of several, as ruled lines: native radio buttons, so arrow keys and readers need nothing else. */
export function Choices<Id extends string>({ name, legend, items, chosen, onChoose }: Props<Id>) {
  return (
    <fieldset className="choices scripted">
      <legend className="mono soft">{legend}</legend>
      {items.map(({ id, name: label, text }) => (
        <label key={id} className="choice ringed">
          <input type="radio" name={name} value={id} checked={id === chosen} onChange={() => onChoose(id)} />
          <span className="choice-name">{label}</span>
          {text && <span className="choice-text small soft">{text}</span>}
        </label>
      ))}
    </fieldset>
  )
}
