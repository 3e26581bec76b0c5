import { diagramStores } from '#src/stores/diagrams.ts'
import { useState } from 'react'
import { useStore } from 'zustand'
import { sources, sourcesText } from '#src/content/analytics/sources.ts'
import { DemoControls } from '#src/sections/demo-controls.tsx'
import '#src/sections/diagram/diagram.css'
import { NodeButton } from '#src/sections/diagram/node-button.tsx'
import { useFlow } from '#src/sections/diagram/use-flow.ts'
import { useNodes } from '#src/sections/diagram/use-nodes.ts'
import { Section } from '#src/ui/section.tsx'
import { cardId, SourceCard } from './source-card.tsx'
import { SourceChart } from './source-chart.tsx'
import './source-map.css'

/** The source that was looked at last; the first one before any was. */
function useLast(active: string | null): string | undefined {
  const [last, setLast] = useState(sources[0]?.id)
  if (active !== null && active !== last) setLast(active)
  return last
}

/** Six sources around the hub: each answers to pointer, keyboard and touch with its line and a card. */
export function SourceMap() {
  const active = useStore(diagramStores.sources, (state) => state.active)
  const looked = useNodes('sources', sources, active)
  const flow = useFlow('sources', looked.surface.ref)
  const { mapName, hub, controls } = sourcesText
  const last = useLast(active)

  return (
    <Section {...sourcesText}>
      <div className="source-stage">
        <div className="source-figure">
          <div className="diagram source-map" data-scene="sources" {...looked.surface}>
            <SourceChart active={active} flowing={flow.flowing} stateOf={looked.stateOf} />
            <p className="mono source-hub soft">{hub}</p>
            <ul aria-label={mapName}>
              {sources.map((source) => (
                <li key={source.id}>
                  <NodeButton
                    id={source.id}
                    name={source.name}
                    // Below, the name of the highest would lie on the hub's ring.
                    label={source.y < 20 ? 'above' : 'below'}
                    describedBy={cardId(source.id)}
                    nodes={looked}
                  />
                </li>
              ))}
            </ul>
          </div>
          <div className="source-cards">
            {sources.map((source) => (
              <SourceCard
                key={source.id}
                source={source}
                shown={active === source.id}
                last={last === source.id}
                nodes={looked}
              />
            ))}
          </div>
        </div>
        <div className="source-controls scripted">
          <DemoControls name={controls} running={flow.flowing} onPlay={flow.play} onPause={flow.pause} />
        </div>
      </div>
    </Section>
  )
}
