import { useEffect, useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'
import { nodeState, nodeTowards, type DiagramNode, type Direction, type NodeState } from '#src/lib/diagram.ts'
import { isShortcut } from '#src/lib/keys.ts'
import { nodeActivated, nodeReleased, type DiagramName } from '#src/stores/diagrams.ts'

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

const idOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-node]')?.dataset.node : undefined

/** What the keyboard holds: a mouse that leaves another node gives back to it. */
const heldIn = (root: Element | null) =>
  root?.querySelector<HTMLElement>('[data-node]:focus-visible')?.dataset.node

/** How a mouse over a node, or over what belongs to it, tells the store. */
function hoverEvents(name: DiagramName, id: string, root: RefObject<Element | null>) {
  const left = () => {
    const held = heldIn(root.current)
    if (held) nodeActivated(name, held)
    else nodeReleased(name, id)
  }
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && nodeActivated(name, id),
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && left(),
  }
}

/** How a pointer or the focus on one node tells the store. Touch arrives as a click. */
function nodeEvents(name: DiagramName, id: string, root: RefObject<Element | null>) {
  return {
    ...hoverEvents(name, id, root),
    onFocus: () => nodeActivated(name, id),
    onBlur: () => nodeReleased(name, id),
    onClick: () => nodeActivated(name, id),
  }
}

export interface DiagramNodes {
  stateOf: (id: string) => NodeState
  /** Handlers of the button of a node. */
  events: (id: string) => ReturnType<typeof nodeEvents>
  /** Handlers of what belongs to a node, and stays while the mouse is on it. */
  hover: (id: string) => ReturnType<typeof hoverEvents>
  /** For the element around all nodes. */
  surface: {
    ref: RefObject<HTMLDivElement | null>
    onKeyDown: (event: KeyboardEvent) => void
    onPointerDown: (event: PointerEvent) => void
  }
}

/**
 * The nodes of a diagram under pointer, keyboard and touch. Hovered, focused or tapped they are looked at; the arrow
 * keys travel along connections; Escape, or a tap beside them, lets go. `active` is what the store says now.
 */
export function useNodes(
  name: DiagramName,
  nodes: readonly DiagramNode[],
  active: string | null,
): DiagramNodes {
  const ref = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (active === null) return
    const escaped = (event: globalThis.KeyboardEvent) => event.key === 'Escape' && nodeReleased(name, active)
    document.addEventListener('keydown', escaped)
    return () => document.removeEventListener('keydown', escaped)
  }, [name, active])

  // The store outlives the page.
  useEffect(
    () => () => {
      for (const { id } of nodes) nodeReleased(name, id)
    },
    [name, nodes],
  )

  return {
    stateOf: (id) => nodeState(nodes, active, id),
    events: (id) => nodeEvents(name, id, ref),
    hover: (id) => hoverEvents(name, id, ref),
    surface: {
      ref,
      onKeyDown(event) {
        const direction = ARROWS[event.key]
        const from = idOf(event.target)
        if (!direction || !from || isShortcut(event)) return
        event.preventDefault()
        const to = nodeTowards(nodes, from, direction)
        if (to) ref.current?.querySelector<HTMLElement>(`[data-node="${to}"]`)?.focus()
      },
      onPointerDown({ target }) {
        if (active !== null && idOf(target) === undefined) nodeReleased(name, active)
      },
    },
  }
}
