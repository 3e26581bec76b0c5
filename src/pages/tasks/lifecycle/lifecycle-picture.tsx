import type { Ref } from 'react'
import { lifecycleSteps } from '#src/content/tasks/lifecycle.ts'
import { stepPlanets } from '#src/content/tasks/lifecycle-diagram.ts'
import { angleAfter, type Ring } from '#src/lib/lifecycle-ring.ts'
import { Band, Meridian } from '#src/sections/diagram/band.tsx'
import { Core } from '#src/sections/diagram/core.tsx'
import { litFrom } from '#src/sections/diagram/lit-from.ts'
import { PlanetPicture } from '#src/sections/diagram/planet-picture.tsx'
import { RingBand } from './ring-band.tsx'
import { arc, SCALE, seenAt } from './ring-picture.ts'
import './lifecycle-picture.css'

const colourOf = (step: number) => stepPlanets[lifecycleSteps[step]?.id ?? 'email'].colour

interface Props {
  ring: Ring
  /** What CSS shows on which screens. */
  name: 'wide' | 'tall'
  /** Marks around the great ring. */
  count: number
  ref: Ref<SVGSVGElement>
}

/** The four arms that carry the ring, and the way from each step to the hub. */
function Arms({ ring }: { ring: Ring }) {
  return ring.angles.map((angle) => {
    const from = seenAt(ring, angle, ring.radius, 0)
    const to = seenAt(ring, angle, ring.hub, 0)
    const d = `M${from.x} ${from.y}L${to.x} ${to.y}`
    return (
      <g key={angle} className="arm">
        <path className="arm-rod" d={d} />
        <path className="arm-light" d={d} />
        <path className="arm-flow" d={d} />
      </g>
    )
  })
}

function Planets({ ring, steps }: { ring: Ring; steps: readonly number[] }) {
  return steps.map((step) => {
    const { x, y, near } = seenAt(ring, ring.angles[step] ?? 0, ring.radius, 0)
    const lit = litFrom(-x, -ring.y * SCALE - y)
    return (
      <g key={step} transform={`translate(${x} ${y})`}>
        <PlanetPicture colour={colourOf(step)} radius={ring.planet * near * SCALE} lit={lit} />
      </g>
    )
  })
}

function Hub({ ring }: { ring: Ring }) {
  const rx = ring.hub * SCALE
  const shape = { rx, ry: rx * Math.sin(ring.lean), height: rx * 0.16 }
  const flat = { outer: rx * 0.8, inner: rx * 0.72, marks: 60, turn: 24, narrow: 0.46 }
  return (
    <g transform={`translate(0 ${-ring.y * SCALE})`}>
      <Band {...shape} side="back" marks={80} />
      <Meridian {...flat} side="back" />
      <Core radius={ring.core * SCALE} reach={4.6} />
      <Meridian {...flat} side="front" />
      <Band {...shape} side="front" marks={80} />
    </g>
  )
}

const viewBox = (ring: Ring) =>
  [-ring.aspect, -1, 2 * ring.aspect, 2].map((side) => side * SCALE * 5).join(' ')

/** What moves, in a picture of its own, so that its frames do not paint the rest anew. See `useTraveller`. */
function Motion({ ring, ref }: Pick<Props, 'ring' | 'ref'>) {
  const task = seenAt(ring, angleAfter(ring, 0), ring.radius - ring.inset, ring.lift)
  return (
    <svg className="lifecycle-motion" ref={ref} viewBox={viewBox(ring)} focusable="false">
      <path className="ring-gauge" />
      <path className="ring-trail" />
      <g className="ring-task" transform={`translate(${task.x} ${task.y}) scale(${task.near.toFixed(3)})`}>
        <circle className="ring-task-glow" r={4.2} />
        <circle className="ring-task-glow" r={2.7} />
        <circle className="ring-task-body" r={1.35} />
      </g>
    </svg>
  )
}

/** The lifecycle without a canvas. */
export function LifecyclePicture({ ring, name, count, ref }: Props) {
  const radius = ring.radius - ring.inset
  return (
    <div className={`lifecycle-picture lifecycle-picture-${name} still`} aria-hidden="true">
      <svg viewBox={viewBox(ring)} focusable="false">
        {[1, 2, 3].map((width) => (
          <path
            key={width}
            className="ring-shadow"
            strokeWidth={width * 2.4}
            d={arc(ring, 0, 2 * Math.PI, ring.radius, -ring.rim * 5)}
          />
        ))}
        <RingBand ring={ring} side="back" count={count} />
        <Arms ring={ring} />
        <Planets ring={ring} steps={[0, 1]} />
        <Hub ring={ring} />
        <RingBand ring={ring} side="front" count={count} />
        <Planets ring={ring} steps={[2, 3]} />
        <path className="ring-track" d={arc(ring, 0, 2 * Math.PI, radius, ring.lift)} />
      </svg>
      <Motion ring={ring} ref={ref} />
    </div>
  )
}
