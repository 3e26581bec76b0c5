import { diagram, exchanges, nodes, type PlatformNode } from '#src/content/platform/diagram.ts'
import { Glyph } from '#src/ui/glyph.tsx'
import { partGlyphs } from './part-glyphs.ts'

export const textId = (id: string) => `integration-text-${id}`

const nameOf = (id: string) => nodes.find((node) => node.id === id)?.name ?? id

/** What a part exchanges, and with whom: the hub first. */
function partners({ id, hub }: PlatformNode) {
  const direct = exchanges.flatMap(({ between: [a, b], text }) =>
    a === id || b === id ? [{ name: nameOf(a === id ? b : a), text }] : [],
  )
  return [{ name: diagram.hub, text: hub }, ...direct]
}

function Explanation({ node, shown }: { node: PlatformNode; shown: boolean }) {
  return (
    <article className="integration-text layered" data-shown={shown || undefined}>
      <h3 className="row-3">
        <Glyph path={partGlyphs[node.id]} className="glyph accent" />
        {node.name}
      </h3>
      <div id={textId(node.id)}>
        <p>{node.description}</p>
        <dl>
          {partners(node).map(({ name, text }) => (
            <div key={name}>
              <dt className="mono accent">{name}</dt>
              <dd className="soft">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </article>
  )
}

interface Props {
  active: string | null
}

/** Beside the diagram: what all parts give, or all about the one that is looked at. */
export function DiagramTexts({ active }: Props) {
  return (
    <div className="integration-texts">
      <div className="integration-text layered" data-shown={active === null || undefined}>
        <p>{diagram.lead}</p>
        <ul className="integration-legend points">
          {nodes.map(({ id, name, gives }) => (
            <li key={id} className="row-3">
              <Glyph path={partGlyphs[id]} className="glyph accent" />
              {name}
              <span className="mono soft">{gives}</span>
            </li>
          ))}
        </ul>
      </div>
      {nodes.map((node) => (
        <Explanation key={node.id} node={node} shown={node.id === active} />
      ))}
    </div>
  )
}
