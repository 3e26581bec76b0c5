import type { ReactNode } from 'react'
import { brand } from '#src/content/brand.ts'
import { demoSteps, type DemoStep } from '#src/content/platform/demo.ts'
import { preview } from '#src/content/platform/preview.ts'
import { Glyph } from '../glyph.tsx'
import './frame.css'

interface Props {
  step: DemoStep['id']
  children: ReactNode
}

/** The platform's own window: navigation, the title of what is open, and the screen. */
export function Frame({ step, children }: Props) {
  const { text, emphasis, meta } = preview.titles[step]
  return (
    <div className="app" data-screen={step}>
      <div className="app-nav">
        <div className="app-brand">
          <span className="app-orb" />
          <span>{brand.word}</span>
        </div>
        {demoSteps.map(({ id, title }) => (
          <div key={id} className="app-link" data-current={id === step || undefined}>
            <Glyph name={id} size={18} />
            <span>{title}</span>
          </div>
        ))}
        <div className="app-tenant">{preview.note}</div>
      </div>
      <div className="app-main">
        <div className="app-head">
          <div className="app-title">
            {text} <em>{emphasis}</em>
          </div>
          <div className="app-meta">{meta}</div>
        </div>
        {children}
      </div>
    </div>
  )
}
