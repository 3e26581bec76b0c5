/** Veins of light, on a ball of radius 1. */
const VEINS = [
  'M-.86 -.22C-.5 -.62 -.1 -.1 .2 -.36S.66 -.62 .84 -.34',
  'M-.9 .2C-.56 -.06 -.3 .34 .04 .12S.5 -.12 .94 .1',
  'M-.66 .66C-.36 .3 -.06 .66 .26 .44S.6 .3 .78 .52',
  'M-.3 -.9C-.1 -.62 .2 -.84 .46 -.7',
] as const

interface Props {
  /** In units of the svg it stands in; its centre is the origin. */
  radius: number
  /** How far the glow reaches, as a multiple of the radius. */
  reach?: number
}

/** The ball of slow light that everything turns around. */
export function Core({ radius, reach = 4.2 }: Props) {
  return (
    <g className="core" transform={`scale(${radius})`}>
      <circle className="core-glow" r={reach} fill="url(#diagram-glow)" />
      <circle r={1} fill="url(#diagram-core)" />
      <g clipPath="url(#diagram-ball)">
        <g className="core-veins">
          {VEINS.map((vein) => (
            <path key={vein} d={vein} />
          ))}
        </g>
        <ellipse
          cx={-0.28}
          cy={-0.46}
          rx={0.42}
          ry={0.24}
          transform="rotate(-28 -.28 -.46)"
          fill="url(#diagram-window)"
        />
      </g>
    </g>
  )
}
