import { useEffect, useRef, type RefObject } from 'react'
import { angleAfter, gaugeAfter, type Ring } from '#src/lib/lifecycle-ring.ts'
import { arrive, createTraveller, headFor, travel } from '#src/lib/traveller.ts'
import { PHASE, ticker } from '#src/motion/ticker.ts'
import { arc, seenAt } from './ring-picture.ts'

export interface Picture {
  ring: Ring
  svg: RefObject<SVGSVGElement | null>
}

/** Radians that each part of the trail reaches back. */
const TRAILS = { long: 0.85, short: 0.3 } as const

/** Puts the task, its trail and the ring's gauge where a place on the ring has them. */
function show({ ring, svg }: Picture, place: number, moving: number): void {
  const find = (selector: string) => svg.current?.querySelector(selector)
  const angle = angleAfter(ring, place)
  const [radius, start] = [ring.radius - ring.inset, angleAfter(ring, 0)]
  const { x, y, near } = seenAt(ring, angle, radius, ring.lift)
  find('.ring-task')?.setAttribute('transform', `translate(${x} ${y}) scale(${near.toFixed(3)})`)
  for (const part of ['long', 'short'] as const) {
    const back = angle - TRAILS[part] * moving
    find(`[data-part="${part}"]`)?.setAttribute('d', arc(ring, back, angle, radius, ring.lift))
  }
  const lit = start + gaugeAfter(ring, place) * 2 * Math.PI
  find('.ring-gauge')?.setAttribute('d', arc(ring, start, lit, ring.radius + ring.depth, ring.rim))
}

/** Moves the task of the light pictures to a step; at once for those who want no motion. */
export function useTraveller(pictures: readonly Picture[], heading: number, still: boolean): void {
  const traveller = useRef(createTraveller())
  useEffect(() => {
    const task = traveller.current
    headFor(task, heading)
    const direction = Math.sign(task.to - task.from)
    const draw = () => {
      // The trail grows as the task gathers speed, and has caught up with it on arrival.
      const speed = Math.abs(task.to - task.place) * Math.abs(task.place - task.from) * 4
      for (const picture of pictures) show(picture, task.place, direction * Math.min(1, speed + 0.12))
    }
    if (still) arrive(task)
    draw()
    return ticker.subscribe(PHASE.motion, ({ dt }) => {
      if (task.elapsed > 0 && task.place === task.to) return
      if (travel(task, dt)) ticker.wake()
      draw()
    })
  }, [pictures, heading, still])
  useEffect(() => ticker.wake(), [heading])
}
