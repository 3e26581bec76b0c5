import './dial.css'

interface Props {
  /** 0..100 */
  percent: number
}

const MARKS = 60
/** Radii on a field of 100. */
const SCALE = 44
const HAND = 33

/** Place on the dial, clockwise from the top. */
function at(share: number, radius: number): string {
  const angle = share * 2 * Math.PI
  return `${(50 + radius * Math.sin(angle)).toFixed(2)} ${(50 - radius * Math.cos(angle)).toFixed(2)}`
}

const marks = Array.from({ length: MARKS }, (_, mark) => {
  const inner = mark % 10 === 0 ? SCALE - 7 : mark % 5 === 0 ? SCALE - 5 : SCALE - 3
  return `M${at(mark / MARKS, SCALE)}L${at(mark / MARKS, inner)}`
})

/** An engraved gauge with its marks lit up to a share. Decorative: the figure stands beside it in words. */
export function Dial({ percent }: Props) {
  const lit = Math.round((MARKS * percent) / 100)
  return (
    <svg className="dial" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <path className="dial-rest" d={marks.slice(lit).join('')} />
      <path className="dial-lit" d={marks.slice(0, lit).join('')} />
      <circle className="dial-ring" cx="50" cy="50" r={HAND} />
      <path
        className="dial-arc"
        d={`M${at(0, HAND)}A${HAND} ${HAND} 0 ${percent > 50 ? 1 : 0} 1 ${at(percent / 100, HAND)}`}
      />
      <circle className="dial-planet" r="2.6" transform={`translate(${at(percent / 100, HAND)})`} />
    </svg>
  )
}
