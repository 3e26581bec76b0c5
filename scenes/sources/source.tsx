import { type Ref, useImperativeHandle, useRef } from 'react'
import type { Group } from 'three'
import { useNodeAnchor } from '#scenes/instrument/node-anchor.ts'
import type { AnchoredSource } from './apply.ts'

interface Props {
  id: string
  control: Ref<AnchoredSource>
}

/** One source, held to its button. Its planet and its orbit are drawn with the others. */
export function Source({ id, control }: Props) {
  const holder = useRef<Group>(null)
  const anchor = useNodeAnchor(id, holder)
  useImperativeHandle(control, () => ({ anchor, holder }), [anchor])
  return <group ref={holder} />
}
