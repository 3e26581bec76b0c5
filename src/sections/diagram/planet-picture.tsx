import { metals, type PlanetColour } from '#src/content/planets.ts'

interface Props {
  colour: PlanetColour
  /** In units of the svg it stands in; its centre is the origin. */
  radius: number
  /** Direction of the core's light, degrees clockwise from the left. */
  lit: number
}

/** Layers of stone around the axis. */
const STRATA = [
  { y: -0.5, width: 0.13 },
  { y: -0.14, width: 0.2 },
  { y: 0.3, width: 0.1 },
  { y: 0.56, width: 0.16 },
] as const

interface RingProps {
  radius: number
  side: 'front' | 'back'
}

/** One half of the brass ring around a planet while it is looked at (`data-state` of an element around it). */
export function PlanetRing({ radius, side }: RingProps) {
  const arc = `M-1.56 0A1.56 .5 0 0 ${side === 'front' ? 0 : 1} 1.56 0`
  return (
    <g className="planet-ring" transform={`rotate(-17)scale(${radius})`}>
      <path d={arc} strokeWidth={0.13} stroke="url(#diagram-brass-ring)" />
      <path d={arc} strokeWidth={0.02} stroke="url(#diagram-brass-ring)" transform="scale(.9)" />
    </g>
  )
}

/** A polished planet: stone in strata or metal, a window in its lacquer, the core on its near side. */
export function PlanetPicture({ colour, radius, lit }: Props) {
  return (
    <g className="body-planet" transform={`scale(${radius})`}>
      <circle className="planet-cast" cx={0.42} cy={0.56} r={1.5} fill="url(#diagram-cast)" />
      <circle r={1} fill={`url(#diagram-planet-${colour})`} />
      <g clipPath="url(#diagram-ball)">
        {!metals[colour] && (
          <g className="planet-strata" transform="rotate(-16)">
            {STRATA.map(({ y, width }) => (
              <path key={y} d={`M-1.1 ${y}Q0 ${y + 0.26} 1.1 ${y}`} strokeWidth={width} />
            ))}
          </g>
        )}
        <circle r={1} fill="url(#diagram-shade)" />
        <circle r={1} fill="url(#diagram-rim)" transform={`rotate(${lit})`} className="planet-rim" />
        <ellipse
          cx={-0.3}
          cy={-0.44}
          rx={0.36}
          ry={0.24}
          transform="rotate(-32 -.3 -.44)"
          fill="url(#diagram-window)"
        />
      </g>
    </g>
  )
}
