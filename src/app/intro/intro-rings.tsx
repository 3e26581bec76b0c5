import { Graduation } from './graduation.tsx'

const CENTER = 400
const RINGS = [
  { radius: 372, width: 17, count: 240 },
  { radius: 322, width: 14, count: 180 },
  { radius: 280, width: 12, count: 120 },
] as const

/** Three engraved rings around the words, each turning at its own pace. */
export function IntroRings() {
  return (
    <svg className="intro-rings" viewBox="0 0 800 800" fill="none" aria-hidden="true" focusable="false">
      {RINGS.map(({ radius, width, count }) => {
        const rim = radius + width / 2
        const marks = { center: CENTER, radius: rim, className: 'intro-tick' }
        return (
          <g key={radius} className="intro-ring">
            <circle cx={CENTER} cy={CENTER} r={radius} strokeWidth={width} className="intro-band" />
            <circle cx={CENTER} cy={CENTER} r={rim} className="intro-edge" />
            <circle cx={CENTER} cy={CENTER} r={radius - width / 2} className="intro-edge" />
            <Graduation {...marks} count={count} length={width * 0.3} thickness={0.8} />
            <Graduation {...marks} count={count / 5} length={width * 0.55} thickness={0.8} />
            <Graduation {...marks} count={count / 10} length={width * 0.75} thickness={1.8} />
          </g>
        )
      })}
    </svg>
  )
}
