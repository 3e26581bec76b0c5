/** Slow clouds of light in a ball of radius 1: place, size, turn in degrees. */
const CLOUDS = [
  { x: -0.42, y: 0.18, rx: 0.62, ry: 0.3, turn: -24, tone: 'deep' },
  { x: 0.5, y: 0.42, rx: 0.56, ry: 0.34, turn: 30, tone: 'deep' },
  { x: 0.34, y: -0.5, rx: 0.5, ry: 0.26, turn: 18, tone: 'deep' },
  { x: 0.16, y: 0.04, rx: 0.66, ry: 0.15, turn: -32, tone: 'pale' },
  { x: -0.24, y: -0.3, rx: 0.5, ry: 0.13, turn: 14, tone: 'pale' },
  { x: -0.1, y: 0.6, rx: 0.52, ry: 0.12, turn: -8, tone: 'pale' },
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
        {CLOUDS.map(({ x, y, rx, ry, turn, tone }) => (
          <ellipse
            key={`${x}`}
            rx={rx}
            ry={ry}
            transform={`translate(${x} ${y})rotate(${turn})`}
            fill={`url(#diagram-cloud-${tone})`}
          />
        ))}
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
