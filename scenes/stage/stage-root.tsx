import { useFrame } from '@react-three/fiber'
import {
  Component,
  useCallback,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react'
import type { Scene } from 'three'
import { useStore } from 'zustand'
import type { StagedSceneProps } from '#scenes/index.ts'
import { NodeAnchors, type NodeAnchor } from '#scenes/instrument/node-anchor.ts'
import { stageStore } from '#src/stores/stage.ts'
import { addAnchor, adopt, type Slot } from './slot.ts'
import type { Tracker } from './tracker.ts'

interface Props {
  tracker: Tracker
  /** Draws all scenes; called in every frame after the scenes have moved. */
  draw: () => void
  /** A scene has thrown. */
  broke: () => void
}

interface BoundaryProps {
  broke: () => void
  children: ReactNode
}

/** A scene that throws takes the stage down, and the page goes on in light mode. */
class Boundary extends Component<BoundaryProps, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch() {
    // Later: a root cannot be taken down in the middle of its own commit.
    queueMicrotask(this.props.broke)
  }

  override render() {
    return this.state.broken ? null : this.props.children
  }
}

interface StagedProps {
  slot: Slot
  Drawn: ComponentType<StagedSceneProps>
  /** Something in the layout of the slot is to be read again. */
  touch: () => void
}

/** One scene graph per slot: each is drawn through its own lens. */
function Staged({ slot, Drawn, touch }: StagedProps) {
  const tier = useStore(stageStore, (state) => state.tier)
  const scene = useRef<Scene>(null)
  const cue = slot.element?.dataset.cue

  useLayoutEffect(() => {
    const leave = adopt(slot, scene.current)
    touch()
    return leave
  }, [slot, touch])

  const register = useCallback(
    (anchor: NodeAnchor) => {
      touch()
      return addAnchor(slot, anchor)
    },
    [slot, touch],
  )

  return (
    <scene ref={scene}>
      <NodeAnchors value={register}>
        <Drawn
          frame={slot.frame}
          tier={tier}
          {...(slot.area === 'home' ? {} : { area: slot.area })}
          {...(cue ? { cue } : {})}
        />
      </NodeAnchors>
    </scene>
  )
}

function Drawing({ draw }: { draw: () => void }) {
  // A priority above 0 takes the drawing over from React Three Fiber, and comes after the scenes' own callbacks.
  useFrame(draw, 1)
  return null
}

export function StageRoot({ tracker, draw, broke }: Props) {
  const slots = useSyncExternalStore(tracker.subscribe, tracker.slots)
  return (
    <Boundary broke={broke}>
      <Drawing draw={draw} />
      {slots.map(
        (slot) =>
          slot.Component && (
            <Staged key={slot.key} slot={slot} Drawn={slot.Component} touch={tracker.touch} />
          ),
      )}
    </Boundary>
  )
}
