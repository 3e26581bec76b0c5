import { createPortal, useFrame, useThree, type RootState } from '@react-three/fiber'
import {
  Component,
  useCallback,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react'
import { Scene } from 'three'
import { useStore } from 'zustand'
import type { StagedSceneProps } from '#scenes/index.ts'
import { NodeAnchors, type NodeAnchor } from '#scenes/instrument/node-anchor.ts'
import type { Tier } from '#scenes/instrument/scene-props.ts'
import { stageStore } from '#src/stores/stage.ts'
import { FrameMeasure, type Measure } from './measure.tsx'
import { adopt, type Slot } from './slot.ts'
import type { Tracker } from './tracker.ts'

interface Props {
  tracker: Tracker
  /** Whether a slot is drawn in this frame. */
  due: (slot: Slot) => boolean
  measure: Measure
  /** Draws all scenes; called in every frame after the scenes have moved. */
  draw: () => void
  /** A scene has thrown. */
  broke: () => void
}

interface BoundaryProps {
  broke: () => void
  children: ReactNode
}

/** Catches a scene that throws: the stage is taken down and the page continues in light mode. */
class Boundary extends Component<BoundaryProps, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch() {
    // In a later task: a root cannot be unmounted during its own commit.
    queueMicrotask(this.props.broke)
  }

  override render() {
    return this.state.broken ? null : this.props.children
  }
}

interface StagedProps {
  slot: Slot
  tier: Tier
  Drawn: ComponentType<StagedSceneProps>
  /** Whether the slot is drawn in this frame. */
  due: (slot: Slot) => boolean
  /** Asks for the slot's layout to be measured again. */
  touch: () => void
}

/** Runs a scene's `useFrame` only while the scene is drawn. */
function framesOf(internal: RootState['internal'], wanted: () => boolean): RootState['internal'] {
  const subscribe: typeof internal.subscribe = (callback, priority, store) => {
    const gated: typeof callback = {
      current: (state, delta, frame) => {
        if (wanted()) callback.current(state, delta, frame)
      },
    }
    return internal.subscribe(gated, priority, store)
  }
  return Object.assign(Object.create(internal) as typeof internal, { subscribe })
}

/** Mounts one scene graph per slot, with its own camera. `useThree` inside it returns the slot's scene. */
function Staged({ slot, tier, Drawn, due, touch }: StagedProps) {
  const placement = slot.element?.dataset.placement
  const internal = useThree((state) => state.internal)
  const [scene] = useState(() => new Scene())
  const [anchors] = useState(() => new Set<NodeAnchor>())
  const gated = useMemo(
    () => ({ internal: framesOf(internal, () => slot.shown?.scene === scene && due(slot)) }),
    [internal, slot, scene, due],
  )

  useLayoutEffect(() => {
    const leave = adopt(slot, { tier, scene, anchors })
    touch()
    return leave
  }, [slot, tier, scene, anchors, touch])

  const register = useCallback(
    (anchor: NodeAnchor) => {
      touch()
      anchors.add(anchor)
      return () => anchors.delete(anchor)
    },
    [anchors, touch],
  )

  return createPortal(
    <NodeAnchors value={register}>
      <Drawn
        frame={slot.frame}
        tier={tier}
        {...(slot.area === 'home' ? {} : { area: slot.area })}
        {...(placement ? { placement } : {})}
      />
    </NodeAnchors>,
    scene,
    gated,
  )
}

function Drawing({ draw }: { draw: () => void }) {
  // A priority above 0 turns React Three Fiber's own rendering off and runs after the scenes' callbacks.
  useFrame(draw, 1)
  return null
}

export function StageRoot({ tracker, due, draw, measure, broke }: Props) {
  const slots = useSyncExternalStore(tracker.subscribe, tracker.slots)
  const tier = useStore(stageStore, (state) => state.tier)
  const nextTier = useStore(stageStore, (state) => state.nextTier)
  const tiers = nextTier === null ? [tier] : [tier, nextTier]
  return (
    <Boundary broke={broke}>
      <FrameMeasure measure={measure} />
      <Drawing draw={draw} />
      {slots.flatMap(({ Component: Drawn, key }, at) =>
        tiers.map((built) => {
          const slot = slots[at]
          const shared = { due, touch: tracker.touch, tier: built }
          return Drawn && slot && <Staged key={`${key}-${built}`} slot={slot} Drawn={Drawn} {...shared} />
        }),
      )}
    </Boundary>
  )
}
