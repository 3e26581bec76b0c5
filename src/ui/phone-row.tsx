import { useEffect, useRef, type ReactNode } from 'react'
import { PHONE } from '#src/lib/breakpoints.ts'
import { useMediaQuery } from '#src/motion/use-media-query.ts'
import './phone-row.css'

interface Props {
  /** Names the row for those who reach it by keyboard. */
  label: string
  /** `ol` where the order counts. */
  as?: 'ul' | 'ol'
  className?: string
  /** Told the index of the card in the middle of the row, where it is one. */
  onCard?: (index: number) => void
  children: ReactNode
}

/** Between the middle of the view and its right half: a line that one card at a time crosses. */
const MIDDLE = '0px -50% 0px -50%'

/** Tells of each card that comes to the middle of the row. Result: ends it. */
function watchCards(row: Element, onCard: (index: number) => void): () => void {
  const cards = [...row.children]
  const observer = new IntersectionObserver(
    (entries) => {
      const entry = entries.findLast(({ isIntersecting }) => isIntersecting)
      if (entry) onCard(cards.indexOf(entry.target))
    },
    { rootMargin: MIDDLE },
  )
  for (const card of cards) observer.observe(card)
  return () => observer.disconnect()
}

/**
 * Equal cards: on a phone one row that is swiped, where each card stops at the margin and the next one shows its edge;
 * elsewhere as the class lays them out. The browser scrolls it. Cards without a control of their own make the row a stop
 * of the keyboard, whose arrows then move it.
 */
export function PhoneRow({ label, as: List = 'ul', className = '', onCard, children }: Props) {
  const row = useRef<HTMLUListElement & HTMLOListElement>(null)
  const phone = useMediaQuery(PHONE)
  useEffect(() => {
    const element = row.current
    if (!element) return
    element.dataset['row'] = ''
    if (phone && !element.querySelector('a, button')) element.tabIndex = 0
    else element.removeAttribute('tabindex')
  }, [phone])
  useEffect(() => (row.current && onCard ? watchCards(row.current, onCard) : undefined), [onCard])
  return (
    <List className={`phone-row ${className}`.trim()} aria-label={label} ref={row}>
      {children}
    </List>
  )
}
