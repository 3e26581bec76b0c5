import { metals, planetColours } from '#src/content/planets.ts'

interface StopProps {
  at: number
  /** Class that gives the colour, in diagram.css: it follows the theme. */
  of: string
  opacity?: number
}

function Stop({ at, of, opacity = 1 }: StopProps) {
  return <stop offset={at} className={`stop-${of}`} stopOpacity={opacity} />
}

/** Light catches brass in a few narrow places around a ring. */
const BRASS = [
  [0, 'brass-dark'],
  [0.12, 'brass'],
  [0.26, 'brass-bright'],
  [0.36, 'brass'],
  [0.52, 'brass-deep'],
  [0.68, 'brass'],
  [0.78, 'brass-bright'],
  [0.9, 'brass'],
  [1, 'brass-dark'],
] as const

function Metal() {
  return (
    <>
      <linearGradient id="diagram-brass">
        {BRASS.map(([at, of]) => (
          <Stop key={at} at={at} of={of} />
        ))}
      </linearGradient>
      {/* A stroke's box may have no height: in units of the planet. */}
      <linearGradient id="diagram-brass-ring" gradientUnits="userSpaceOnUse" x1={-1.6} x2={1.6}>
        {BRASS.map(([at, of]) => (
          <Stop key={at} at={at} of={of} />
        ))}
      </linearGradient>
      <linearGradient id="diagram-brass-inside">
        <Stop at={0} of="brass-dark" />
        <Stop at={0.3} of="brass-deep" />
        <Stop at={0.5} of="brass-lit" />
        <Stop at={0.7} of="brass-deep" />
        <Stop at={1} of="brass-dark" />
      </linearGradient>
      <linearGradient id="diagram-brass-flat" gradientTransform="rotate(74)">
        {BRASS.map(([at, of]) => (
          <Stop key={at} at={at} of={of} />
        ))}
      </linearGradient>
    </>
  )
}

function Light() {
  return (
    <>
      <radialGradient id="diagram-core" cx={0.44} cy={0.4} r={0.62}>
        <Stop at={0} of="core-light" />
        <Stop at={0.3} of="core-pale" />
        <Stop at={0.62} of="core-violet" />
        <Stop at={0.88} of="core-blue" />
        <Stop at={1} of="core-rim" />
      </radialGradient>
      <radialGradient id="diagram-glow">
        <Stop at={0.18} of="glow" opacity={0.62} />
        <Stop at={0.42} of="glow" opacity={0.24} />
        <Stop at={0.7} of="glow" opacity={0.07} />
        <Stop at={1} of="glow" opacity={0} />
      </radialGradient>
      <radialGradient id="diagram-cloud-deep">
        <Stop at={0} of="core-deep" opacity={0.75} />
        <Stop at={1} of="core-deep" opacity={0} />
      </radialGradient>
      <radialGradient id="diagram-cloud-pale">
        <Stop at={0} of="core-light" opacity={0.6} />
        <Stop at={1} of="core-light" opacity={0} />
      </radialGradient>
      <radialGradient id="diagram-shade" cx={0.38} cy={0.32} r={0.72}>
        <Stop at={0.45} of="shade" opacity={0} />
        <Stop at={0.86} of="shade" opacity={0.5} />
        <Stop at={1} of="shade" opacity={0.78} />
      </radialGradient>
      <linearGradient id="diagram-rim">
        <Stop at={0} of="core-pale" opacity={0.85} />
        <Stop at={0.16} of="core-violet" opacity={0.4} />
        <Stop at={0.42} of="core-violet" opacity={0} />
      </linearGradient>
      <radialGradient id="diagram-window" cx={0.5} cy={0.3} r={0.7}>
        <Stop at={0} of="window" opacity={0.85} />
        <Stop at={1} of="window" opacity={0} />
      </radialGradient>
      <radialGradient id="diagram-cast">
        <Stop at={0.2} of="cast" opacity={0.34} />
        <Stop at={1} of="cast" opacity={0} />
      </radialGradient>
    </>
  )
}

/** A ball of metal shows the room: bright, dark, and once more bright near its edge. */
const METAL = [
  [0, '-bright'],
  [0.26, ''],
  [0.58, '-deep'],
  [0.76, ''],
  [1, '-deep'],
] as const
const STONE = [
  [0, '-bright'],
  [0.42, ''],
  [1, '-deep'],
] as const

/** What the parts of a diagram's light picture are painted with. Once in each picture, before its parts. */
export function Definitions() {
  return (
    <defs>
      <Metal />
      <Light />
      {planetColours.map((colour) => (
        <radialGradient key={colour} id={`diagram-planet-${colour}`} cx={0.36} cy={0.3} r={0.8}>
          {(metals[colour] ? METAL : STONE).map(([at, tone]) => (
            <Stop key={at} at={at} of={`planet-${colour}${tone}`} />
          ))}
        </radialGradient>
      ))}
      <clipPath id="diagram-ball">
        <circle r={1} />
      </clipPath>
    </defs>
  )
}
