import { type Ref, type RefObject, useImperativeHandle, useRef } from 'react'
import type { Group } from 'three'
import { type NodeAnchor, useNodeAnchor } from '#scenes/instrument/node-anchor.ts'

/** Where a disc belongs: its label's place, and the empty that stands for it. */
export interface Seat {
  anchor: Readonly<NodeAnchor>
  holder: RefObject<Group | null>
}

interface Props {
  id: string
  control: Ref<Seat>
}

export function SeatHolder({ id, control }: Props) {
  const holder = useRef<Group>(null)
  const anchor = useNodeAnchor(id, holder)
  useImperativeHandle(control, () => ({ anchor, holder }), [anchor])
  return <group ref={holder} />
}
