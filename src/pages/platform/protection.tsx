import { useEffect, useRef, type FocusEvent } from 'react'
import { protectionTexts, securityFeatures, type SecurityFeature } from '#src/content/platform/protection.ts'
import { protectionDemo } from '#src/demos/protection.ts'
import { useReducedMotion } from '#src/motion/use-reduced-motion.ts'
import { DemoControls } from '#src/sections/demo-controls.tsx'
import { useDemo } from '#src/sections/use-demo.ts'
import { Planet } from '#src/ui/planet.tsx'
import { Section } from '#src/ui/section.tsx'
import { LockDial } from './lock-dial.tsx'
import { Glyph } from './glyph.tsx'
import './protection.css'

const { id, label, heading, name, list } = protectionTexts

const glyphs: Record<SecurityFeature['icon'], string> = {
  encryption: 'M6 10.500h12V20H6v-9.500Zm2.500 0V8a3.500 3.500 0 0 1 7 0v2.500M12 14v2.500',
  access:
    'M8.500 15.500a4 4 0 1 1 3.600-5.700h8.400v3.400h-2.200v2.400h-3v-2.400h-3.200a4 4 0 0 1-3.600 2.300Zm0-4v.1',
  watch:
    'M2.500 12c2.600-4.300 5.800-6.500 9.500-6.500s6.900 2.200 9.500 6.500c-2.600 4.300-5.800 6.500-9.500 6.500S5.100 16.300 2.500 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  recovery: 'M6 3.500h12v17H6v-17Zm3 9 2.200 2.200 4-4.400M9 7h6',
}

interface ItemProps {
  feature: SecurityFeature
  selected: boolean
  onSelect: () => void
}

/** The button, and what it opens: on wide screens the second column shows the one that is selected. */
function Item({ feature, selected, onSelect }: ItemProps) {
  const { title, description, icon, details, gradient } = feature
  const panel = `protection-${feature.id}`
  return (
    <li className="platform-protection-item">
      <button type="button" aria-expanded={selected} aria-controls={panel} onClick={onSelect}>
        <Planet color={gradient} />
        {title}
      </button>
      <div className="platform-protection-panel" id={panel} data-shown={selected || undefined}>
        <Glyph path={glyphs[icon]} size={28} />
        <p>{description}</p>
        <ul>
          {details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      </div>
    </li>
  )
}

/** Holds the rotation while the pointer is on the items or the keyboard in them; a click alone does not. */
function useHold(held: (held: boolean) => void) {
  const hold = useRef({ pointer: false, focus: false })
  const set = (by: keyof typeof hold.current, on: boolean) => {
    hold.current[by] = on
    held(hold.current.pointer || hold.current.focus)
  }
  return {
    onMouseEnter: () => set('pointer', true),
    onMouseLeave: () => set('pointer', false),
    onFocus: ({ target }: FocusEvent<Element>) => set('focus', target.matches(':focus-visible')),
    onBlur: () => set('focus', false),
  }
}

/** Four measures, one after the other, and the dial that turns to each. */
export function Protection() {
  const root = useRef<HTMLDivElement>(null)
  const [{ index, phase, held }, engine] = useDemo(protectionDemo, root)
  const reduced = useReducedMotion()
  useEffect(() => engine.send({ type: reduced ? 'paused' : 'played' }), [engine, reduced])
  const hold = useHold((on) => engine.send({ type: 'held', held: on }))

  return (
    <Section id={id} label={label} heading={heading}>
      <div
        className="platform-protection"
        ref={root}
        data-demo="protection"
        data-phase={phase === 'playing' && held ? 'held' : phase}
        data-index={index}
      >
        <LockDial />
        <ul className="platform-protection-list" aria-label={list} {...hold}>
          {securityFeatures.map((feature, at) => (
            <Item
              key={feature.id}
              feature={feature}
              selected={at === index}
              onSelect={() => engine.send({ type: 'chosen', index: at })}
            />
          ))}
        </ul>
        <DemoControls
          name={name}
          running={phase === 'playing'}
          onPlay={() => engine.send({ type: 'played' })}
          onPause={() => engine.send({ type: 'paused' })}
        />
      </div>
    </Section>
  )
}
