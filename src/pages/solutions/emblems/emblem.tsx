import type { ReactNode } from 'react'
import type { Solution } from '#src/content/solutions.ts'
import type { Color, DrawingProps } from './ball.tsx'
import { Clock } from './clock.tsx'
import { Gears } from './gears.tsx'
import { Gimbal } from './gimbal.tsx'
import { Lock } from './lock.tsx'
import { Planets } from './planets.tsx'
import { Sextant } from './sextant.tsx'

const emblems: Record<Solution['icon'], (props: DrawingProps) => ReactNode> = {
  planets: Planets,
  gimbal: Gimbal,
  clock: Clock,
  sextant: Sextant,
  lock: Lock,
  gears: Gears,
}

interface Props {
  name: Solution['icon']
  color: Color
}

/** The emblem of a solution. Decorative. */
export function Emblem({ name, color }: Props) {
  const Drawing = emblems[name]
  return (
    <svg className="emblem" viewBox="-100 -100 200 200" fill="none" aria-hidden="true" focusable="false">
      <Drawing color={color} />
    </svg>
  )
}
