import { diagramStores } from '#src/stores/diagrams.ts'
import type { PointerEvent } from 'react'
import { useStore } from 'zustand'
import { diagram, nodes } from '#src/content/platform/diagram.ts'
import { DemoControls } from '#src/sections/demo-controls.tsx'
import '#src/sections/diagram/diagram.css'
import { NodeButton } from '#src/sections/diagram/node-button.tsx'
import { useFlow } from '#src/sections/diagram/use-flow.ts'
import { useNodes } from '#src/sections/diagram/use-nodes.ts'
import { useTurn } from '#src/sections/diagram/use-turn.ts'
import { Emphasis } from '#src/ui/emphasis.tsx'
import { DiagramPicture } from './diagram-picture.tsx'
import { DiagramTexts, textId } from './diagram-texts.tsx'
import './diagram.css'
import { useArrive } from '#src/motion/use-arrive.ts'

function Head() {
  return (
    <>
      <p className="label integration-label under-rule" data-arrive="left">
        {diagram.label}
      </p>
      <h2 data-arrive="lines">
        <Emphasis {...diagram.heading} />
      </h2>
    </>
  )
}

/** Six parts around the core: what each gives, and what it exchanges with whom. */
export function IntegrationDiagramSection() {
  const active = useStore(diagramStores.integration, (state) => state.active)
  const looked = useNodes('integration', nodes, active)
  const { surface } = looked
  const flow = useFlow('integration', surface.ref)
  const turn = useTurn(surface.ref)
  const root = useArrive<HTMLElement>()

  return (
    <section id="integration-diagram" className="integration wrap" ref={root}>
      <Head />
      <div
        className="diagram integration-diagram"
        data-scene="integration"
        {...surface}
        {...turn}
        onPointerDown={(event: PointerEvent<HTMLElement>) => {
          surface.onPointerDown(event)
          turn.onPointerDown(event)
        }}
      >
        <DiagramPicture active={active} flowing={flow.flowing} stateOf={looked.stateOf} />
        <ul aria-label={diagram.parts}>
          {nodes.map(({ id, name, y }) => (
            <li key={id}>
              <NodeButton
                id={id}
                name={name}
                label={y < 50 ? 'above' : 'below'}
                describedBy={textId(id)}
                nodes={looked}
              />
            </li>
          ))}
        </ul>
      </div>
      <div className="integration-controls scripted stack-3">
        <DemoControls name={diagram.flow} running={flow.flowing} onPlay={flow.play} onPause={flow.pause} />
        <small className="integration-keys small soft">{diagram.keys}</small>
      </div>
      <DiagramTexts active={active} />
    </section>
  )
}
