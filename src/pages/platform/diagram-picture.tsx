import { exchanges, nodes, type PlatformNode } from '#src/content/platform/diagram.ts'
import { Band, Meridian } from '#src/sections/diagram/band.tsx'
import { Core } from '#src/sections/diagram/core.tsx'
import { Definitions } from '#src/sections/diagram/definitions.tsx'
import { PlanetPicture, PlanetRing } from '#src/sections/diagram/planet-picture.tsx'
import { drawPlane } from '#src/sections/diagram/plane-picture.ts'
import { Stretched, Way } from '#src/sections/diagram/ways.tsx'
import { type NodeState, wayState } from '#src/lib/diagram.ts'

/*
 * The diagram where there is no canvas: SVG. Ways and orbits are stretched over the rectangle, so that they
 * end at the buttons in every layout; hub and planets keep their shape.
 */
const plane = drawPlane(nodes)

/** Lengths of the hub, 20 to a unit of the scene. */
const RING = { rx: 45, ry: 27.6, height: 6.4 }
const MERIDIAN = { outer: 37.6, inner: 33.8, marks: 200, turn: 93, narrow: 0.955 }
const INNER = { outer: 25.2, inner: 22.4, marks: 0, turn: -7, narrow: 0.44 }
const CORE = 16
/** In perspective the level ring seems to hang lower than the upright one. */
const LOWER = 'translate(0 3)'
const HIGHER = 'translate(0 -1.5)'
/** The pins that each turns on in the one around it. */
const PINS = 'M-44 2h7.6M37 -2H44.4M1.6 -34V-25M-1.5 25V34'

/** The picture of a planet has 400 units to the height of the diagram, the records 10. */
const UNIT = 40

const planets = new Map<string, PlatformNode>(nodes.map((node) => [node.id, node]))

/** The connections in the order they are drawn in: under the hub those that end there. */
const hubWays = nodes.map(({ id }) => ({ ends: [id], ...plane.hubWay(id) }))
const pairWays = exchanges.map(({ between }) => ({ ends: between, ...plane.pairWay(...between) }))

function Hub() {
  return (
    <svg x="25%" y="25%" width="50%" height="50%" viewBox="-50 -50 100 100">
      <ellipse className="hub-cast" cx={6} cy={26} rx={50} ry={17} fill="url(#diagram-cast)" />
      <g className="hub-turn">
        <g transform={LOWER}>
          <Band side="back" marks={180} {...RING} />
        </g>
        <Meridian side="back" {...INNER} />
        <Core radius={CORE} />
        <Meridian side="front" {...INNER} />
        <g transform={HIGHER}>
          <Meridian side="back" {...MERIDIAN} />
          <Meridian side="front" {...MERIDIAN} />
          <path className="hub-pins" d={PINS} />
        </g>
        <g transform={LOWER}>
          <Band side="front" marks={180} {...RING} />
        </g>
      </g>
    </svg>
  )
}

interface Props {
  active: string | null
  flowing: boolean
  stateOf: (id: string) => NodeState
}

function Bodies({ stateOf }: Pick<Props, 'stateOf'>) {
  return plane.bodies.map(({ id, x, y, magnification, lit }) => {
    const { colour = 'blue', radius: size = 0.45 } = planets.get(id) ?? {}
    const radius = size * UNIT * magnification
    return (
      <svg
        key={id}
        x={`${x - 10}%`}
        y={`${y - 10}%`}
        width="20%"
        height="20%"
        viewBox="-40 -40 80 80"
        className="body"
        data-state={stateOf(id)}
      >
        <circle className="body-ground" r={radius - 0.5} />
        <PlanetRing side="back" radius={radius} />
        <PlanetPicture colour={colour} radius={radius} lit={lit} />
        <PlanetRing side="front" radius={radius} />
      </svg>
    )
  })
}

/** Three layers, so that what moves does not paint what stands: lines and hub, packets, planets. */
export function DiagramPicture({ active, flowing, stateOf }: Props) {
  const stateOfWay = (ends: readonly string[]) => wayState(active, ends)
  return (
    <div className="diagram-picture" data-flowing={flowing || undefined} aria-hidden="true">
      <svg>
        <Definitions />
        <Stretched>
          {plane.orbits.map(({ id, cy, rx, ry }) => (
            <ellipse key={id} className="orbit" cx={50} cy={cy} rx={rx} ry={ry} />
          ))}
          {hubWays.map(({ line, ends }) => (
            <Way key={line} d={line} state={stateOfWay(ends)} />
          ))}
        </Stretched>
        <Hub />
        <Stretched>
          {pairWays.map(({ line, ends }) => (
            <Way key={line} d={line} state={stateOfWay(ends)} />
          ))}
        </Stretched>
      </svg>
      <svg className="diagram-packets">
        <Stretched>
          {[...hubWays, ...pairWays].map(({ open, ends }) => (
            <path key={open} className="way-packets" data-state={stateOfWay(ends)} d={open} />
          ))}
        </Stretched>
      </svg>
      <svg>
        <Bodies stateOf={stateOf} />
      </svg>
    </div>
  )
}
