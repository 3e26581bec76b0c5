import type { PlanetColour } from './definitions.tsx'

interface Props {
  colour: PlanetColour
  /** In units of the svg it stands in; its centre is the origin. */
  radius: number
  /** Direction of the core's light, degrees clockwise from the left. */
  lit: number
}

const METALS: ReadonlySet<PlanetColour> = new Set(['brass', 'copper'])

/** Layers of stone around the axis. */
const STRATA = [
  { y: -0.5, width: 0.13 },
  { y: -0.14, width: 0.2 },
  { y: 0.3, width: 0.1 },
  { y: 0.56, width: 0.16 },
] as const

/** A polished planet: stone in strata or metal, a window in its lacquer, the core on its near side. */
export function Planet({ colour, radius, lit }: Props) {
  return (
    <g className="planet" transform={`scale(${radius})`}>
      <circle className="planet-cast" cx={0.42} cy={0.56} r={1.5} fill="url(#diagram-cast)" />
      <circle r={1} fill={`url(#diagram-${colour})`} />
      <g clipPath="url(#diagram-ball)">
        {!METALS.has(colour) && (
          <g className="planet-strata" transform="rotate(-16)">
            {STRATA.map(({ y, width }) => (
              <path key={y} d={`M-1.1 ${y}Q0 ${y + 0.26} 1.1 ${y}`} strokeWidth={width} />
            ))}
          </g>
        )}
        <circle r={1} fill="url(#diagram-shade)" />
        <circle r={1} fill="url(#diagram-rim)" transform={`rotate(${lit})`} className="planet-rim" />
        {METALS.has(colour) && <path className="planet-horizon" d="M-1 .22Q0 .5 1 .16V.34Q0 .72 -1 .42Z" />}
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
