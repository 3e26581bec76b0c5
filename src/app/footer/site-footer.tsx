import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { alignmentOf, eclipseOf } from '#src/content/alignments.ts'
import {
  allOf,
  companyColumn,
  companyGroup,
  connect,
  contactLink,
  footerName,
  homeName,
  industriesColumn,
  legalName,
  productsGroup,
  sampleCompany,
  solutionsColumn,
  supportGroup,
} from '#src/content/frame.ts'
import { brand } from '#src/content/brand.ts'
import { legalLinks, navigation, supportLinks, type NavigationLink } from '#src/content/navigation.ts'
import { paths } from '#src/content/paths.ts'
import { pieceSignalled } from '#src/stores/pieces.ts'
import { SocialLinks } from '#src/sections/social-links.tsx'
import { ViewStill } from '#src/sections/view-still.tsx'
import { PhoneFold } from '#src/ui/phone-fold.tsx'
import { Logo } from '../logo.tsx'
import { Newsletter } from './newsletter.tsx'
import './site-footer.css'

interface Group {
  heading: string
  links: readonly NavigationLink[]
}

function item(path: string) {
  const found = navigation.find(({ link }) => link === path)
  if (!found) throw new Error(`${path} is not in the navigation`)
  return found
}

/** An area: its own page, then those in it. */
function area(path: string, heading = item(path).name): Group {
  const { name, link, subLinks = [] } = item(path)
  return { heading, links: [{ name: allOf(name), link }, ...subLinks] }
}

/** The three columns of spec §2.3; each may hold several groups. */
const columns: readonly { heading: string; groups: readonly Group[] }[] = [
  { heading: solutionsColumn, groups: [area(paths.solutions, productsGroup)] },
  {
    heading: companyColumn,
    groups: [
      { heading: companyGroup, links: [item(paths.about), { name: contactLink, link: paths.contact }] },
      area(paths.technology),
      area(paths.resources),
    ],
  },
  {
    heading: industriesColumn,
    groups: [area(paths.industries), { heading: supportGroup, links: supportLinks }],
  },
]

function LinkList({ links }: { links: readonly NavigationLink[] }) {
  return (
    <ul>
      {links.map(({ name, link }) => (
        <li key={link}>
          <Link to={link}>{name}</Link>
        </li>
      ))}
    </ul>
  )
}

function BrandBlock() {
  const { street, city, region, postalCode, country } = brand.address
  return (
    <div className="footer-brand">
      <Link className="footer-logo" to={paths.home} aria-label={homeName}>
        <Logo />
        <span>{brand.word}</span>
      </Link>
      <p className="footer-tagline soft">{brand.tagline}</p>
      <address>
        <a href={`mailto:${brand.email.info}`}>{brand.email.info}</a>
        <a href={brand.phone.href}>{brand.phone.display}</a>
        <span>
          {street},{' '}
          <span className="footer-city">
            {city}, {region} {postalCode}, {country}
          </span>
        </span>
      </address>
    </div>
  )
}

/** The year of the visit; the HTML may be from an earlier one. */
function Year() {
  const [live, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  // React leaves a text that it was told not to compare as it is: a new element takes its place.
  return (
    <span key={String(live)} suppressHydrationWarning>
      {new Date().getFullYear()}
    </span>
  )
}

interface Props {
  /** URL path of the page that is shown. */
  pathname: string
}

export function SiteFooter({ pathname }: Props) {
  const alignment = alignmentOf(pathname)
  useEffect(() => pieceSignalled('aligned', alignment), [alignment])
  return (
    <footer className="site-footer" id="site-footer">
      <div className="dawn" data-scene="closing" data-placement="dawn" />
      <div className="horizon stills" data-scene="closing" data-placement="end" aria-hidden="true">
        <ViewStill name={eclipseOf(alignment)} />
      </div>
      <div className="wrap footer-top">
        <BrandBlock />
        <Newsletter />
      </div>
      <nav className="wrap footer-columns" aria-label={footerName}>
        {columns.map(({ heading, groups }) => (
          <PhoneFold key={heading} className="footer-column under-rule" summary={<h2>{heading}</h2>}>
            <div className="footer-groups">
              {groups.map((group) => (
                <div key={group.heading}>
                  <h3>{group.heading}</h3>
                  <LinkList links={group.links} />
                </div>
              ))}
            </div>
          </PhoneFold>
        ))}
      </nav>
      <div className="wrap footer-connect cluster">
        <h2>{connect}</h2>
        <SocialLinks />
      </div>
      <div className="wrap footer-legal mono cluster">
        <p>
          © <Year /> {brand.legalName}{' '}
          <Link className="text-link" to={`${paths.terms}#a-sample-company`}>
            {sampleCompany}
          </Link>
        </p>
        <nav aria-label={legalName}>
          <LinkList links={legalLinks} />
        </nav>
      </div>
    </footer>
  )
}
