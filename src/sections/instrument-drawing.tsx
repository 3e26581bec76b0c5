import { Graduation } from '#src/ui/graduation.tsx'
import './instrument-drawing.css'

const CENTER = 500
const rim = { center: CENTER, radius: 484 }

/** Orbits of the drawing: radius, and the planet's place as a share of a turn. */
const ORBITS = [
  { radius: 190, turn: 0.62, size: 13, tone: 'a' },
  { radius: 262, turn: 0.08, size: 17, tone: 'b' },
  { radius: 330, turn: 0.39, size: 11, tone: 'c' },
  { radius: 408, turn: 0.83, size: 20, tone: 'd' },
] as const

/** The instrument as an engraving: bands, graduations, orbits and planets, drawn in the theme's own colours. */
export function InstrumentDrawing() {
  return (
    <svg
      className="instrument-drawing"
      viewBox="0 0 1000 1000"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <g className="drawing-plane">
        <circle cx={CENTER} cy={CENTER} r="470" className="drawing-band" />
        <Graduation {...rim} count={360} length={9} thickness={0.8} className="drawing-tick" />
        <Graduation {...rim} count={72} length={15} thickness={0.8} className="drawing-tick" />
        <Graduation {...rim} count={36} length={21} thickness={1.8} className="drawing-tick" />
        {ORBITS.map(({ radius, turn, size, tone }, index) => {
          const angle = turn * 2 * Math.PI
          return (
            <g key={radius} className={`drawing-orbit drawing-orbit-${index + 1}`}>
              <circle
                cx={CENTER}
                cy={CENTER}
                r={radius}
                className="drawing-path"
                data-dashed={index % 2 === 1 || undefined}
              />
              <circle
                cx={(CENTER + Math.cos(angle) * radius).toFixed(1)}
                cy={(CENTER + Math.sin(angle) * radius).toFixed(1)}
                r={size}
                className={`drawing-planet drawing-planet-${tone}`}
              />
            </g>
          )
        })}
      </g>
      <circle cx={CENTER} cy={CENTER} r="104" className="drawing-core-glow" />
      <circle cx={CENTER} cy={CENTER} r="74" className="drawing-core" />
    </svg>
  )
}
