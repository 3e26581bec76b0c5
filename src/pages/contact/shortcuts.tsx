import { shortcuts, shortcutsHead } from '#src/content/contact-shortcuts.ts'
import { Link } from 'react-router-dom'
import { SectionHead } from '#src/ui/section-head.tsx'
import '#src/sections/page/related-pages.css'
import { useArrive } from '#src/motion/use-arrive.ts'

/** Three shorter ways for those who came with something particular. */
export function Shortcuts() {
  const root = useArrive<HTMLElement>()
  return (
    <section className="section wrap related" aria-labelledby="ways-heading" ref={root}>
      <SectionHead id="ways-heading" {...shortcutsHead} />
      <ul>
        {shortcuts.map(({ title, text, link }) => (
          <li key={title} className="shortcut" data-arrive="below">
            <h3 className="entry">{title}</h3>
            <p className="soft">{text}</p>
            <Link className="text-link" to={link.to}>
              {link.name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
