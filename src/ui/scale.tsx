import './scale.css'

/** Marks of the scale between two values: every 5th longer, every 10th longer still. */
function marks(from: number, to: number): string {
  let d = ''
  for (let at = from; at <= to; at += 1) d += `M${at} 0V${at % 10 === 0 ? 10 : at % 5 === 0 ? 7 : 4.5}`
  return d
}

/** An engraved scale from 0 to 100, lit up to the value. */
export function Scale({ value }: { value: number }) {
  const whole = Math.floor(value)
  return (
    <svg
      className="scale"
      viewBox="-0.5 0 101 10"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path className="scale-rest" d={marks(whole + 1, 100)} />
      <path className="scale-lit" d={marks(0, whole)} />
      <path className="scale-value" d={`M${value} 0V10`} />
    </svg>
  )
}
