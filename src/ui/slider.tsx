import './slider.css'

interface Props {
  id: string
  label: string
  /** The value in words, shown and announced by screen readers: `8 of 100`. */
  text: string
  min: number
  max: number
  value: number
  onChange: (value: number) => void
}

/** What stands under the ends of the scale; a range input says its own. */
export function SliderEnds({ min, max }: Pick<Props, 'min' | 'max'>) {
  return [min, max].map((end) => (
    <span key={end} className="slider-end mono soft" aria-hidden="true">
      {end}
    </span>
  ))
}

/** A native range input with its value written beside the label. */
export function Slider({ id, label, text, min, max, value, onChange }: Props) {
  return (
    <div className="slider scripted">
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id} className="mono accent" aria-live="off">
        {text}
      </output>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        value={value}
        aria-valuetext={text}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
      <SliderEnds min={min} max={max} />
    </div>
  )
}
