import type { KeyboardEvent, ReactNode } from 'react'
import { brand } from '#src/content/brand.ts'
import { demoSteps, type DemoStep } from '#src/content/platform/demo.ts'
import { preview } from '#src/content/platform/preview.ts'
import { isShortcut } from '#src/lib/keys.ts'
import { Glyph } from '#src/ui/glyph.tsx'
import { partGlyphs } from '../part-glyphs.ts'
import './frame.css'

interface Props {
  step: DemoStep['id']
  onOpen: (step: DemoStep['id']) => void
  children: ReactNode
}

/** Both pairs: the tabs stand in a column on a desk and in a row on a phone. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/** Id of the tab of a screen. */
export const tabId = (step: DemoStep['id']) => `preview-tab-${step}`
const PANEL = 'preview-panel'

function Tabs({ step, onOpen }: Omit<Props, 'children'>) {
  const onKeyDown = (event: KeyboardEvent) => {
    const by = STEPS[event.key]
    if (by === undefined || isShortcut(event)) return
    event.preventDefault()
    const at = demoSteps.findIndex(({ id }) => id === step)
    const next = demoSteps[(at + by + demoSteps.length) % demoSteps.length]
    if (!next) return
    onOpen(next.id)
    document.getElementById(tabId(next.id))?.focus()
  }
  return (
    <div className="pv-app-tabs stack-1" role="tablist" aria-label={preview.screens}>
      {demoSteps.map(({ id, title }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={tabId(id)}
          className="pv-app-link row-3"
          aria-selected={id === step}
          aria-controls={PANEL}
          aria-label={title}
          tabIndex={id === step ? 0 : -1}
          onClick={() => onOpen(id)}
          onKeyDown={onKeyDown}
        >
          <Glyph path={partGlyphs[id]} size={18} />
          <span>{title}</span>
        </button>
      ))}
    </div>
  )
}

/** The platform's own window: navigation, the title of what is open, and the screen. */
export function Frame({ step, onOpen, children }: Props) {
  const { text, emphasis, meta } = preview.titles[step]
  return (
    <div className="pv-app" data-screen={step}>
      <div className="pv-app-nav">
        <div className="pv-app-brand row-3">
          <span className="pv-app-orb" />
          <span>{brand.word}</span>
        </div>
        <Tabs step={step} onOpen={onOpen} />
        <div className="pv-app-tenant">{preview.note}</div>
      </div>
      <div className="pv-app-main" role="tabpanel" id={PANEL} aria-labelledby={tabId(step)}>
        <div className="pv-app-head between">
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
