import { useEffect, useRef, type RefObject } from 'react'
import { angleAfter, gaugeAfter, type Ring } from '#src/lib/lifecycle-ring.ts'
import { arrive, createTraveller, headFor, travel } from '#src/lib/traveller.ts'
import { PHASE, ticker } from '#src/motion/ticker.ts'
import { arc, seenAt } from './ring-picture.ts'

export interface Picture {
  ring: Ring
  svg: RefObject<SVGSVGElement | null>
}

/** Radians that the trail reaches back at full speed. */
const TRAIL = 0.32

/** Puts the task, its trail and the way behind it where a place on the ring has them. */
function show({ ring, svg }: Picture, place: number, speed: number): void {
  const find = (selector: string) => svg.current?.querySelector(selector)
  const angle = angleAfter(ring, place)
  const [radius, start] = [ring.radius - ring.inset, angleAfter(ring, 0)]
  const { x, y, near } = seenAt(ring, angle, radius, ring.lift)
  find('.ring-task')?.setAttribute('transform', `translate(${x} ${y}) scale(${near.toFixed(3)})`)
  find('.ring-trail')?.setAttribute('d', arc(ring, angle - TRAIL * speed, angle, radius, ring.lift))
  const behind = start + gaugeAfter(ring, place) * 2 * Math.PI
  find('.ring-gauge')?.setAttribute('d', arc(ring, start, behind, radius, ring.lift))
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
      for (const picture of pictures) show(picture, task.place, direction * Math.min(1, speed))
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
