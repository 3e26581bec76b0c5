import { brand } from '#src/content/brand.ts'
import { ExternalLink } from '#src/sections/external-link.tsx'
import { Icon } from '#src/ui/icon.tsx'
import './social-links.css'

/** The four networks, in new tabs. */
export function SocialLinks() {
  return (
    <ul className="social-links">
      {brand.socials.map(({ id, name, url, hover }) => (
        <li key={id}>
          <ExternalLink href={url} className={`social-link small social-${hover}`}>
            <Icon name={id} />
            <span>{name}</span>
          </ExternalLink>
        </li>
      ))}
    </ul>
  )
}
