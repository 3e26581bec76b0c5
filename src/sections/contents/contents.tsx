import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { FROM_LAPTOP } from '#src/lib/breakpoints.ts'
import { useMediaQuery } from '#src/motion/use-media-query.ts'
import { useChapter } from '../use-chapter.ts'
import './contents.css'

interface Entry {
  /** Anchor on this page. */
  id: string
  name: string
  /** Mono sign before the name: a number, a method. */
  sign?: string
}

interface Props {
  /** Name of the list. */
  label: string
  groups: readonly { heading?: string; entries: readonly Entry[] }[]
  /** A set piece for what room is left under the list. */
  children?: ReactNode
}

/**
 * The contents of a long page: beside it on a wide screen, folded above it on a narrow one. The list arrives folded, and
 * the style sheet unfolds it, so that nothing moves when the script comes.
 */
export function Contents({ label, groups, children }: Props) {
  const wide = useMediaQuery(FROM_LAPTOP)
  const [unfolded, setUnfolded] = useState(false)
  const ids = groups.flatMap(({ entries }) => entries.map(({ id }) => id))
  const current = useChapter(ids)
  const nav = useRef<HTMLElement>(null)
  // A list that is longer than the view scrolls along: `scrollIntoView` would move the page as well.
  useEffect(() => {
    const list = nav.current
    const link = list?.querySelector('[aria-current]')
    if (!wide || !list || !link) return
    const { top, bottom, height } = link.getBoundingClientRect()
    const box = list.getBoundingClientRect()
    // A line from its edges it begins to fade.
    if (top < box.top + height || bottom > box.bottom - height)
      list.scrollTop += (top + bottom - box.top - box.bottom) / 2
  }, [current, wide])
  return (
    <nav className="contents" aria-label={label} ref={nav}>
      <details open={wide || unfolded} onToggle={(event) => wide || setUnfolded(event.currentTarget.open)}>
        {/* Beside the page the list always stands open: the keyboard has nothing to press. */}
        <summary className="mono" tabIndex={wide ? -1 : undefined}>
          {label}
        </summary>
        {groups.map(({ heading, entries }) => (
          <div key={entries[0]?.id}>
            {heading && <p className="contents-heading small soft">{heading}</p>}
            <ul>
              {entries.map(({ id, name, sign }) => (
                <li key={id}>
                  <Link
                    to={`#${id}`}
                    aria-current={id === current || undefined}
                    onClick={() => setUnfolded(false)}
                  >
                    {/* A space for those who listen: the sign is a word of its own. */}
                    {sign && <span className="mono contents-sign soft">{sign}</span>} {name}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </details>
      {children}
    </nav>
  )
}
