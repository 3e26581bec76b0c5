import * as Tabs from '@radix-ui/react-tabs'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { stackLayers, stackText, undoText, type StackLayer } from '#src/content/technology/stack.ts'
import { nameOf } from '#src/sections/page/page-names.ts'
import { Rows } from '#src/ui/rows.tsx'
import { Section } from '#src/ui/section.tsx'
import { Plates } from './plates.tsx'
import './stack.css'

function Panel({ id, name, text, sample, product }: StackLayer) {
  return (
    <Tabs.Content value={id} className="stack-panel" forceMount>
      <h3>{name}</h3>
      <p>{text}</p>
      <dl>
        <dt className="mono">{stackText.sample}</dt>
        <dd className="mono stack-sample">{sample}</dd>
        <dt className="mono">{stackText.product}</dt>
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

/** The stack as a drawing whose plates can be taken out, and what is kept on which. */
export function Stack() {
  const [layer, setLayer] = useState<string>('models')
  const { id, label, heading, lead, tabs } = stackText
  return (
    <>
      <Section id={id} label={label} heading={heading}>
        <p className="stack-lead">{lead}</p>
        <Tabs.Root
          className="stack"
          orientation="vertical"
          value={layer}
          onValueChange={setLayer}
          data-demo="stack"
          data-phase={layer}
        >
          <Plates active={layer} onChoose={setLayer} />
          <Tabs.List className="stack-tabs" aria-label={tabs}>
            {stackLayers.map(({ id: value, name, short }, index) => (
              <Tabs.Trigger key={value} value={value} className="stack-tab">
                <span className="mono">{stackLayers.length - index}</span>
                <span>{name}</span>
                <span className="stack-short">{short}</span>
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          <div className="stack-panels">
            {stackLayers.map((record) => (
              <Panel key={record.id} {...record} />
            ))}
          </div>
        </Tabs.Root>
      </Section>
      <Section label={undoText.label} heading={undoText.heading}>
        <div className="stack-undo">
          <Rows rows={undoText.rows} />
        </div>
      </Section>
    </>
  )
}
