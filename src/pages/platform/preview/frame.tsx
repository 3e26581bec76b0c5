import type { ReactNode } from 'react'
import { brand } from '#src/content/brand.ts'
import { demoSteps, type DemoStep } from '#src/content/platform/demo.ts'
import { preview } from '#src/content/platform/preview.ts'
import { Glyph } from '#src/ui/glyph.tsx'
import { partGlyphs } from '../part-glyphs.ts'
import './frame.css'

interface Props {
  step: DemoStep['id']
  children: ReactNode
}

/** The platform's own window: navigation, the title of what is open, and the screen. */
export function Frame({ step, children }: Props) {
  const { text, emphasis, meta } = preview.titles[step]
  return (
    <div className="pv-app" data-screen={step}>
      <div className="pv-app-nav">
        <div className="pv-app-brand">
          <span className="pv-app-orb" />
          <span>{brand.word}</span>
        </div>
        {demoSteps.map(({ id, title }) => (
          <div key={id} className="pv-app-link" data-current={id === step || undefined}>
            <Glyph path={partGlyphs[id]} size={18} />
            <span>{title}</span>
          </div>
        ))}
        <div className="pv-app-tenant">{preview.note}</div>
      </div>
      <div className="pv-app-main">
        <div className="pv-app-head">
          <div className="pv-app-title">
            {text} <em>{emphasis}</em>
          </div>
          <div className="pv-app-meta">{meta}</div>
        </div>
        {children}
      </div>
    </div>
  )
}
