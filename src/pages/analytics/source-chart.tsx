import type { ReactNode } from 'react'
import { type DataSource, sources } from '#src/content/analytics/sources.ts'
import { inflow, outward, reachThrough } from '#src/lib/armillary.ts'
import { type NodeState, wayState } from '#src/lib/diagram.ts'
import { tenths } from '#src/lib/numbers.ts'
import { Meridian } from '#src/sections/diagram/band.tsx'
import { Core } from '#src/sections/diagram/core.tsx'
import { Definitions } from '#src/sections/diagram/definitions.tsx'
import { litFrom } from '#src/sections/diagram/lit-from.ts'
import { PlanetPicture, PlanetRing } from '#src/sections/diagram/planet-picture.tsx'
import { Stretched, Way } from '#src/sections/diagram/ways.tsx'
import './source-chart.css'

/*
 * The map as an armillary chart where there is no canvas. Orbits and streams are stretched over the map, so
 * that they meet the buttons in every layout; rim, hub and planets keep their shape.
 */
const WIDTH = 160
const RIM = { outer: 42, inner: 39.4, marks: 240, turn: -8, narrow: 0.985 }
const ECLIPTIC = { outer: 20.5, inner: 18.7, marks: 120, turn: -58, narrow: 0.4 }
const COLURE = { outer: 17.4, inner: 16, marks: 0, turn: 34, narrow: 0.5 }
const AXIS = { outer: 13.4, inner: 12.6, marks: 0, turn: -20, narrow: 0.28 }

/** The picture of a planet has 400 units to the height of the map, the records 10. */
const UNIT = 40

/** Offset of a source from the hub, in the chart's units. */
const offset = ({ x, y }: DataSource) => [((x - 50) / 100) * WIDTH, y - 50] as const
const point = (x: number, y: number) => `${tenths(80 + x)} ${tenths(50 + y)}`

function streamPath(source: DataSource): string {
  const [x, y] = offset(source)
  return `M${point(x, y)}Q${point(...inflow(x, y))} 80 50`
}

function joinPath(a: DataSource, b: DataSource): string {
  const [from, to] = [offset(a), offset(b)]
  return `M${point(...from)}Q${point(...outward(...from, ...to))} ${point(...to)}`
}

const joins = sources.flatMap((source) =>
  source.connections.flatMap((id) => {
    const other = sources.find((candidate) => candidate.id === id)
    return other ? [{ ends: [source.id, id], d: joinPath(source, other) }] : []
  }),
)

const streams = sources.map((source) => ({ id: source.id, d: streamPath(source) }))

const orbits = sources.map((source) => {
  const reach = reachThrough(...offset(source), source.orbit)
  return { id: source.id, rx: tenths(reach), ry: tenths(reach * source.orbit.ratio), roll: source.orbit.roll }
})

const Square = ({ children }: { children: ReactNode }) => (
  <svg width="100%" height="100%" viewBox="-50 -50 100 100">
    {children}
  </svg>
)

function Rim() {
  return (
    <Square>
      <g className="source-rim">
        <Meridian side="back" {...RIM} />
        <Meridian side="front" {...RIM} />
      </g>
    </Square>
  )
}

function Hub() {
  return (
    <Square>
      <g className="source-hub-rings">
        <Meridian side="back" {...ECLIPTIC} />
        <Meridian side="back" {...COLURE} />
        <Meridian side="back" {...AXIS} />
        <Core radius={8} reach={5} />
        <Meridian side="front" {...AXIS} />
        <Meridian side="front" {...COLURE} />
        <Meridian side="front" {...ECLIPTIC} />
      </g>
    </Square>
  )
}

function Body({ source, state }: { source: DataSource; state: NodeState }) {
  const [x, y] = offset(source)
  const radius = source.radius * UNIT
  return (
    <svg
      x={`${source.x - 10}%`}
      y={`${source.y - 10}%`}
      width="20%"
      height="20%"
      viewBox="-40 -40 80 80"
      className="body source-body"
      data-state={state}
    >
      <circle className="body-ground" r={radius - 0.5} />
      <g className="source-growing">
        <PlanetRing side="back" radius={radius} />
        <PlanetPicture colour={source.colour} radius={radius} lit={litFrom(-x, -y)} />
        <PlanetRing side="front" radius={radius} />
      </g>
    </svg>
  )
}

interface Props {
  active: string | null
  flowing: boolean
  stateOf: (id: string) => NodeState
}

/** Three layers, so that what moves does not paint what stands: rim and lines, packets, hub and planets. */
export function SourceChart({ active, flowing, stateOf }: Props) {
  const way = (...ends: readonly string[]) => wayState(active, ends)
  return (
    <div className="diagram-picture source-chart" data-flowing={flowing || undefined} aria-hidden="true">
      <svg>
        <Definitions />
        <Rim />
        <Stretched width={WIDTH}>
          {orbits.map(({ id, roll, ...axes }) => (
            <ellipse
              key={id}
              className="orbit source-orbit"
              data-state={way(id)}
              transform={`translate(80 50)rotate(${roll})`}
              {...axes}
            />
          ))}
          {joins.map(({ ends, d }) => (
            <path key={d} className="source-join" data-state={way(...ends)} d={d} />
          ))}
          {streams.map(({ id, d }) => (
            <Way key={id} d={d} state={way(id)} />
          ))}
        </Stretched>
      </svg>
      <svg className="diagram-packets">
        <Stretched width={WIDTH}>
          {streams.map(({ id, d }) => (
            <path key={id} className="way-packets" data-state={way(id)} d={d} />
          ))}
        </Stretched>
      </svg>
      <svg>
        <Hub />
        {sources.map((source) => (
          <Body key={source.id} source={source} state={stateOf(source.id)} />
        ))}
      </svg>
    </div>
  )
}
