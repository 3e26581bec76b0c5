import { type Ref, type RefObject, use, useEffect, useImperativeHandle, useRef, useState } from 'react'
import type { Group } from 'three'
import { type NodeAnchor, NodeAnchors } from './node-anchor.ts'

/**
 * A drawn node: the place of its button, and the empty that is to be put where the node is drawn (in `useFrame`).
 * `stage.anchors()` reports where its centre was drawn.
 */
export interface HeldNode {
  anchor: Readonly<NodeAnchor>
  object: RefObject<Group | null>
}

function Holder({ id, ref }: { id: string; ref: Ref<HeldNode> }) {
  const object = useRef<Group>(null)
  const register = use(NodeAnchors)
  const [anchor] = useState<NodeAnchor>(() => ({ id, object, x: 0, y: 0, found: false }))
  useEffect(() => register(anchor), [register, anchor])
  useImperativeHandle(ref, () => ({ anchor, object }), [anchor])
  return <group ref={object} />
}

interface Props {
  /** Each the `data-node` of a button. */
  ids: readonly string[]
  /** Gets the nodes in the order of the ids. */
  held: (HeldNode | null)[]
}

/** The nodes of a diagram, held to their buttons. What is drawn of them is drawn with the others. */
export function NodeHolders({ ids, held }: Props) {
  return ids.map((id, at) => (
    <Holder
      key={id}
      id={id}
      ref={(node) => {
        held[at] = node
      }}
    />
  ))
}
