import * as Tabs from '@radix-ui/react-tabs'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { useStore } from 'zustand'
import { stackLayers, stackText, type StackLayer } from '#src/content/technology/stack.ts'
import type { RecordState } from '#src/demos/stack-record.ts'
import { DemoControls } from '#src/sections/demo-controls.tsx'
import { nameOf } from '#src/sections/page/page-names.ts'
import { piecesStore, pieceSignalled } from '#src/stores/pieces.ts'
import { Section } from '#src/ui/section.tsx'
import { Kept } from './kept.tsx'
import { StackStage } from './stack-stage.tsx'
import { useRecord } from './use-record.ts'
import { useStackScroll } from './use-stack-scroll.ts'
import './stack.css'
import './stack-held.css'

function Panel({ id, name, text, sample, product }: StackLayer) {
  return (
    <Tabs.Content value={id} className="stack-panel layered stack-3" forceMount>
      <h3>{name}</h3>
      <p>{text}</p>
      <dl>
        <dt className="mono soft">{stackText.sample}</dt>
        <dd className="mono accent">{sample}</dd>
        <dt className="mono soft">{stackText.product}</dt>
        <dd>
          <Link className="text-link stack-product" to={product.path}>
            {nameOf(product.path)}
          </Link>
          {product.use}
        </dd>
      </dl>
    </Tabs.Content>
  )
}

interface SideProps {
  record: RecordState
  /** The layer that the record is at; null while none drops. */
  at: number | null
  onPlay: () => void
  onPause: () => void
}

/**
 * The record that drops through all layers, and what the chosen one does. The control is next to the discs that it moves,
 * on narrow views too.
 */
function Side({ record, at, onPlay, onPause }: SideProps) {
  const passed = at === null ? undefined : stackLayers[at]
  return (
    <div className="stack-side">
      <div className="stack-record scripted soft actions">
        <p>{passed ? `${stackText.passing}: ${passed.name}` : stackText.record}</p>
        <DemoControls
          name={stackText.demo}
          running={record.phase === 'dropping'}
          onPlay={onPlay}
          onPause={onPause}
        />
      </div>
      <div className="stack-panels">
        {stackLayers.map((layer) => (
          <Panel key={layer.id} {...layer} />
        ))}
      </div>
    </div>
  )
}

/** The scene shows what the page says. */
function useScene(layer: string, apart: boolean, record: number | null): void {
  useEffect(
    () =>
      pieceSignalled(
        'layer',
        stackLayers.findIndex(({ id }) => id === layer),
      ),
    [layer],
  )
  useEffect(() => pieceSignalled('apart', apart), [apart])
  useEffect(() => pieceSignalled('record', record), [record])
  // The store outlives the page.
  useEffect(
    () => () => {
      pieceSignalled('apart', false)
      pieceSignalled('record', null)
    },
    [],
  )
}

/** The stack comes apart, and a layer is taken out of it: by its label, or by the scroll while the section is held. */
export function Stack() {
  const root = useRef<HTMLDivElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const { layer, apart, choose } = useStackScroll(root)
  const { state, play, pause } = useRecord(stage, layer, apart)
  const { phase, index } = state
  const at = phase === 'dropping' || phase === 'paused' ? index : null
  const seated = useStore(piecesStore, (pieces) => pieces.seated)
  useScene(layer, apart, at)
  return (
    <Section {...stackText}>
      <Tabs.Root
        className="stack"
        ref={root}
        orientation="vertical"
        value={layer}
        onValueChange={choose}
        data-demo="stack"
        data-phase={layer}
        data-record={phase}
        data-apart={apart || undefined}
        data-seated={seated || undefined}
        data-passage
      >
        <StackStage layer={layer} at={at} ref={stage} />
        <div className="stack-hold">
          {stackLayers.map((step) => (
            <span key={step.id} className="stack-step" data-part={step.id} />
          ))}
          <Side record={state} at={at} onPlay={play} onPause={pause} />
        </div>
        <Kept layer={layer} />
      </Tabs.Root>
    </Section>
  )
}
