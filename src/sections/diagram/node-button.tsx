import type { DiagramNodes } from './use-nodes.ts'

interface Props {
  id: string
  name: string
  /** Side of the planet on which its name stands. */
  label: 'above' | 'below'
  /** Id of the text that explains it. */
  describedBy: string
  nodes: DiagramNodes
}

/** The control over a drawn node: as wide as the planet, its centre the planet's, its name beside it. */
export function NodeButton({ id, name, label, describedBy, nodes }: Props) {
  return (
    <button
      type="button"
      className="node"
      data-node={id}
      data-label={label}
      data-state={nodes.stateOf(id)}
      aria-describedby={describedBy}
      {...nodes.events(id)}
    >
      <span className="node-name small">{name}</span>
    </button>
  )
}
