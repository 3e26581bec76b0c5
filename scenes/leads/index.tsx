import { useFrame } from '@react-three/fiber'
import { useCallback, useMemo, useRef } from 'react'
import type { Group } from 'three'
import { Band } from '#scenes/instrument/bands.tsx'
import { Core } from '#scenes/instrument/core.tsx'
import { Dust } from '#scenes/instrument/dust.tsx'
import { DEGREE } from '#scenes/instrument/ease.ts'
import { updateLighting } from '#scenes/instrument/lighting.ts'
import type { SceneProps } from '#scenes/instrument/scene-props.ts'
import { Shadow } from '#scenes/instrument/shadow.tsx'
import { useLighting, usePart } from '#scenes/instrument/use-part.ts'
import { pieceState } from '#src/stores/pieces.ts'
import * as config from './config.ts'
import { createLeadsPose, createLeadsState, engineIn, followLeads, pose } from './motion.ts'
import { createThreads } from './threads.ts'

/** The lead engine: threads from each source, as many as its share says, run through three rings into the core. */
export function LeadsScene({ frame, tier }: SceneProps) {
  const lighting = useLighting(frame.night)
  const state = useMemo(() => ({ pose: createLeadsPose(), page: createLeadsState() }), [])
  const threads = usePart(useCallback(() => createThreads(lighting, config.SEGMENTS[tier]), [lighting, tier]))
  const engine = useRef<Group>(null)
  const rim = useRef<Group>(null)
  const middle = useRef<Group>(null)
  const inner = useRef<Group>(null)
  const ball = useRef<Group>(null)

  useFrame(() => {
    followLeads(state.page, pieceState().lead, frame.time)
    const {
      lean,
      turn,
      middle: middleTurn,
      inner: innerTurn,
      ball: ballTurn,
    } = pose(frame.time, frame.progress, state.pose)
    updateLighting(lighting, frame)
    const { x, scale } = engineIn(frame.width, frame.height)
    engine.current?.position.setX(x)
    engine.current?.scale.setScalar(scale)
    engine.current?.rotation.set(0, config.MOUTH * DEGREE, 0)
    // The rim's axis points at the reader; it turns about that axis.
    rim.current?.rotation.set(Math.PI / 2 + lean, 0, turn, 'XZY')
    middle.current?.rotation.set(middleTurn, 0, 0.42, 'ZXY')
    inner.current?.rotation.set(0, 0, innerTurn)
    ball.current?.rotation.set(0.2, ballTurn, 0.15)
    threads.from.value = (-5 * frame.width) / Math.max(1, frame.height)
    threads.engine.value.set(x, config.CORE.radius * scale)
    threads.levels.value.set(state.page.levels)
  })

  const shared = { lighting, tier }
  return (
    <group>
      {tier !== 'low' && <Shadow lighting={lighting} />}
      <group ref={engine}>
        <group ref={ball}>
          <Core {...shared} {...config.CORE} />
        </group>
        <Band {...shared} spec={config.RIM} graduations={config.RIM_MARKS} ref={rim} />
        <Band {...shared} spec={config.MIDDLE} graduations={config.MIDDLE_MARKS} ref={middle}>
          <Band {...shared} spec={config.INNER} ref={inner} />
        </Band>
        {tier === 'high' && <Dust lighting={lighting} spec={config.DUST} />}
      </group>
      <primitive object={threads.object} />
    </group>
  )
}
