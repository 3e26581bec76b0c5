import * as Tabs from '@radix-ui/react-tabs'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { showcase, showcaseTexts, type ShowcaseItem } from '#src/content/home/showcase.ts'
import { pieceSignalled } from '#src/stores/pieces.ts'
import { nameOf } from '#src/sections/page/page-names.ts'
import { PictureFilm } from '#src/sections/picture-film.tsx'
import { useInRow } from '#src/sections/use-in-row.ts'
import { PHONE } from '#src/lib/breakpoints.ts'
import { scrollTo } from '#src/motion/smooth-scroll.ts'
import { useMediaQuery } from '#src/motion/use-media-query.ts'
import { IconButton } from '#src/ui/button.tsx'
import { Section } from '#src/ui/section.tsx'
import './showcase.css'

/** Horizontal travel in CSS px that makes a touch a swipe. */
const SWIPE = 40

/** Steps forward or back when a touch has travelled far enough. */
function useSwipe(swiped: (by: 1 | -1) => void) {
  const start = useRef<number | null>(null)
  return {
    // A second finger zooms.
    onPointerDown: ({ pointerType, isPrimary, clientX }: PointerEvent) => {
      start.current = pointerType === 'mouse' || !isPrimary ? null : clientX
    },
    onPointerUp: (event: PointerEvent) => {
      const travel = start.current === null ? 0 : event.clientX - start.current
      start.current = null
      if (Math.abs(travel) >= SWIPE) swiped(travel < 0 ? 1 : -1)
    },
    onPointerCancel: () => {
      start.current = null
    },
  }
}

function Panel({ item, active }: { item: ShowcaseItem; active: boolean }) {
  return (
    <Tabs.Content value={item.id} className="showcase-panel pair layered" forceMount>
      <div className="showcase-picture panel">
        <PictureFilm name={item.image} alt="" title={item.name} active={active} />
      </div>
      <h3>{item.title}</h3>
      <p className="soft">
        {item.description}{' '}
        <Link className="text-link" to={item.section ? `${item.product}#${item.section}` : item.product}>
          {showcaseTexts.partOf(nameOf(item.product))}
        </Link>
      </p>
    </Tabs.Content>
  )
}

/** Explore Intelligence Modules: six examples at work, by tab, arrow, key or swipe. */
export function Showcase() {
  const [index, setIndex] = useState(0)
  // Wraps around in both directions (spec §4).
  const step = (by: 1 | -1) => setIndex((now) => (now + by + showcase.length) % showcase.length)
  useEffect(() => pieceSignalled('showcase', index), [index])
  const panels = useRef<HTMLDivElement>(null)
  const tabs = useRef<HTMLDivElement>(null)
  useInRow(tabs, index)
  const inRow = useMediaQuery(PHONE)
  const swipe = useSwipe(step)
  const choose = (id: string) => setIndex(showcase.findIndex((item) => item.id === id))

  return (
    <Section {...showcaseTexts.head}>
      <Tabs.Root
        className="showcase split"
        orientation={inRow ? 'horizontal' : 'vertical'}
        value={showcase[index]?.id ?? ''}
        onValueChange={choose}
        data-demo="showcase"
        data-phase="shown"
        data-index={index}
      >
        <div className="showcase-choice" data-arrive="left">
          <Tabs.List className="showcase-tabs" aria-label={showcaseTexts.tabs} ref={tabs}>
            {showcase.map((item, at) => (
              <Tabs.Trigger
                key={item.id}
                value={item.id}
                className="showcase-tab soft"
                // In the HTML, too: the row of tabs scrolls on phones, and one of them can be reached there.
                tabIndex={at === index ? 0 : -1}
                onClick={() => panels.current && scrollTo(panels.current)}
              >
                <span className="mono">{at + 1}</span>
                {item.name}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          <div className="showcase-arrows">
            <IconButton name={showcaseTexts.previous} icon="back" onClick={() => step(-1)} />
            <IconButton name={showcaseTexts.next} icon="arrow" onClick={() => step(1)} />
          </div>
        </div>
        <div className="showcase-panels" ref={panels} data-arrive="right" {...swipe}>
          {showcase.map((item, at) => (
            <Panel key={item.id} item={item} active={at === index} />
          ))}
        </div>
      </Tabs.Root>
    </Section>
  )
}
