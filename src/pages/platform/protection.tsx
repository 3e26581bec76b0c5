import { useEffect, useRef, type FocusEvent, type PointerEvent } from 'react'
import { protectionTexts, securityFeatures, type SecurityFeature } from '#src/content/platform/protection.ts'
import { protectionDemo } from '#src/demos/protection.ts'
import { useReducedMotion } from '#src/motion/use-reduced-motion.ts'
import { pieceSignalled } from '#src/stores/pieces.ts'
import { DemoControls } from '#src/sections/demo-controls.tsx'
import { SetPiece } from '#src/sections/set-piece.tsx'
import { useDemo } from '#src/sections/use-demo.ts'
import { Glyph } from '#src/ui/glyph.tsx'
import { Planet } from '#src/ui/planet.tsx'
import { Section } from '#src/ui/section.tsx'
import { TextList } from '#src/ui/text-list.tsx'
import './protection.css'

const { name, list } = protectionTexts

const glyphs: Record<SecurityFeature['icon'], string> = {
  encryption: 'M6 10.5h12V20H6v-9.5Zm2.5 0V8a3.5 3.5 0 0 1 7 0v2.5M12 14v2.5',
  access: 'M8.5 15.5a4 4 0 1 1 3.6-5.7h8.4v3.4h-2.2v2.4h-3v-2.4h-3.2a4 4 0 0 1-3.6 2.3Zm0-4v.1',
  watch:
    'M2.5 12c2.6-4.3 5.8-6.5 9.5-6.5s6.9 2.2 9.5 6.5c-2.6 4.3-5.8 6.5-9.5 6.5S5.1 16.3 2.5 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  recovery: 'M6 3.5h12v17H6v-17Zm3 9 2.2 2.2 4-4.4M9 7h6',
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
      <button
        type="button"
        className="soft"
        aria-expanded={selected}
        aria-controls={panel}
        onClick={onSelect}
      >
        <Planet color={gradient} />
        {title}
      </button>
      <div
        className="platform-protection-panel layered stack-4"
        id={panel}
        data-shown={selected || undefined}
      >
        <Glyph path={glyphs[icon]} size={28} className="glyph accent" />
        <p>{description}</p>
        <TextList className="points soft" items={details} />
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
    // A finger that has gone says nothing of it.
    onPointerEnter: ({ pointerType }: PointerEvent) => set('pointer', pointerType === 'mouse'),
    onPointerLeave: () => set('pointer', false),
    onFocus: ({ target }: FocusEvent<Element>) => set('focus', target.matches(':focus-visible')),
    onBlur: () => set('focus', false),
  }
}

/** Four measures, one after the other, and the rings of which one turns to each. */
export function Protection() {
  const root = useRef<HTMLDivElement>(null)
  const [{ index, phase, held }, machine] = useDemo(protectionDemo, root)
  const reduced = useReducedMotion()
  useEffect(() => pieceSignalled('protection', index), [index])
  useEffect(() => machine.send({ type: reduced ? 'paused' : 'played' }), [machine, reduced])
  const hold = useHold((on) => machine.send({ type: 'held', held: on }))

  return (
    <Section {...protectionTexts}>
      <div
        className="platform-protection columns"
        ref={root}
        data-demo="protection"
        data-phase={phase === 'playing' && held ? 'held' : phase}
        data-index={index}
      >
        <div className="protection-figure">
          <SetPiece scene="locks" placement="protection" place="box" still />
        </div>
        <ul className="platform-protection-list" aria-label={list} {...hold}>
          {securityFeatures.map((feature, at) => (
            <Item
              key={feature.id}
              feature={feature}
              selected={at === index}
              onSelect={() => machine.send({ type: 'chosen', index: at })}
            />
          ))}
        </ul>
        <DemoControls
          name={name}
          running={phase === 'playing'}
          onPlay={() => machine.send({ type: 'played' })}
          onPause={() => machine.send({ type: 'paused' })}
        />
      </div>
    </Section>
  )
}
