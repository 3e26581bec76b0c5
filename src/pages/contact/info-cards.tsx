import { Link } from 'react-router-dom'
import { SectionHead } from '#src/ui/section-head.tsx'
import { paths } from '#src/content/paths.ts'
import { useArrive } from '#src/motion/use-arrive.ts'

const cards = [
  {
    title: 'See it work',
    text: 'A demo uses your own process as the example instead of ours. Tell us which one.',
    link: { name: 'Schedule a demo', to: `${paths.contact}?topic=demo` },
  },
  {
    title: 'Get help',
    text: 'Most questions about this site and about reaching us are answered in the help center.',
    link: { name: 'Open the help center', to: paths.helpCenter },
  },
  {
    title: 'Report a weakness',
    text: 'If you found a security problem, the security page says where to write and what happens next.',
    link: { name: 'Read how to report it', to: paths.security },
  },
] as const

/** Three shorter ways for those who came with something particular. */
export function InfoCards() {
  const root = useArrive<HTMLElement>()
  return (
    <section className="section wrap" aria-labelledby="ways-heading" ref={root}>
      <div className="section-head">
        <SectionHead id="ways-heading" label="Three shortcuts" heading={{ text: 'Other ways to reach us' }} />
      </div>
      <ul className="info-cards">
        {cards.map(({ title, text, link }) => (
          <li key={title} className="info-card" data-arrive="below">
            <h3>{title}</h3>
            <p>{text}</p>
            <Link className="text-link" to={link.to}>
              {link.name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
