import { useId } from 'react'
import {
  partners,
  terms,
  tokenText,
  type Contribution,
  type PartnerId,
} from '#src/content/technology/tokens.ts'
import { grouped } from '#src/content/grouped.ts'
import { NumberInput } from '#src/ui/number-input.tsx'
import { SliderEnds } from '#src/ui/slider.tsx'
import type { Account, Contributions } from '#src/demos/token-path.ts'

interface FieldProps {
  term: Contribution
  /** Who uses it. */
  other: PartnerId
  value: number
  onChange: (typed: string) => void
}

/** One number twice: a slider for trying out, a field for an exact amount. */
function Field({ term, other, value, onChange }: FieldProps) {
  const id = useId()
  const { points, most } = term
  const name = tokenText.usedBy(term.name, other)
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
      <SliderEnds min={0} max={most} />
    </div>
  )
}

type OnChange = (partner: PartnerId, id: Contribution['id'], typed: string) => void

interface PartnerProps {
  partner: (typeof partners)[number]
  uses: Contributions[PartnerId]
  account: Account | undefined
  onChange: OnChange
}

/** What one partner puts in, under the share that it comes to. */
function PartnerFields({ partner: { id, name }, uses, account, onChange }: PartnerProps) {
  const heading = useId()
  return (
    <div role="group" className="contributions" data-partner={id} aria-labelledby={heading}>
      <div className="contributions-head">
        <h3 id={heading}>{name}</h3>
        <p className="mono">{tokenText.columns.tokens(grouped(account?.issued ?? 0))}</p>
        <p className="token-share">{account?.share ?? 0}%</p>
      </div>
      {terms.map((term) => (
        <Field
          key={term.id}
          term={term}
          other={id === 'supplier' ? 'retailer' : 'supplier'}
          value={uses[term.id]}
          onChange={(typed) => onChange(id, term.id, typed)}
        />
      ))}
    </div>
  )
}

interface Props {
  contributions: Contributions
  accounts: readonly Account[]
  onChange: OnChange
}

/** What both partners put in, to be changed, side by side where there is room. */
export function ContributionFields({ contributions, accounts, onChange }: Props) {
  return partners.map((partner, index) => (
    <PartnerFields
      key={partner.id}
      partner={partner}
      uses={contributions[partner.id]}
      account={accounts[index]}
      onChange={onChange}
    />
  ))
}
