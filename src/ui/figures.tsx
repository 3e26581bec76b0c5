import { Icon, type IconName } from './icon.tsx'
import './figures.css'

export interface Figure {
  /** A line sign over it. */
  icon?: IconName
  /** With its unit: `99.9%`, `500M+`, `24/7`. */
  value: string
  label: string
}

interface Props {
  items: readonly Figure[]
}

/** A row of figures under a hairline: the value large, what it counts in mono. */
export function Figures({ items }: Props) {
  return (
    <dl className="figures">
      {items.map(({ icon, value, label }) => (
        <div key={label}>
          <dt className="mono">{label}</dt>
          <dd>
            {icon && <Icon name={icon} size={24} />}
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
