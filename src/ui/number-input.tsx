import type { ComponentProps } from 'react'

interface Props extends Pick<ComponentProps<'input'>, 'id' | 'aria-label'> {
  value: number
  most: number
  onChange: (typed: string) => void
}

/** An amount to type, from zero to the most there may be. */
export function NumberInput({ value, most, onChange, ...rest }: Props) {
  return (
    <input
      {...rest}
      className="mono"
      type="number"
      inputMode="numeric"
      min="0"
      max={most}
      // As text it is compared as it is written: a field that was emptied takes no zero in front.
      value={String(value)}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
