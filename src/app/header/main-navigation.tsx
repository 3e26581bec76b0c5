import { Link } from 'react-router-dom'
import { mainName } from '#src/content/frame.ts'
import { navigation, panelName, type NavigationItem, type NavigationLink } from '#src/content/navigation.ts'
import { Icon } from '#src/ui/icon.tsx'
import { useDropdowns, type Dropdowns } from './use-dropdowns.ts'

interface Props {
  pathname: string
}

/**
 * The header's links and dropdowns. Panels are always in the page, hidden by CSS: crawlers find their links, and
 * without a script they open on hover and focus.
 */
export function MainNavigation({ pathname }: Props) {
  const dropdowns = useDropdowns(pathname)
  return (
    <nav
      className="main-navigation"
      aria-label={mainName}
      ref={dropdowns.root}
      onKeyDown={dropdowns.onKeyDown}
    >
      <ul className="main-navigation-list">
        {navigation.map((item) =>
          item.subLinks ? (
            <Dropdown key={item.link} item={item} pathname={pathname} dropdowns={dropdowns} />
          ) : (
            <li key={item.link}>
              <NavigationAnchor link={item} pathname={pathname} className="nav-link" />
            </li>
          ),
        )}
      </ul>
    </nav>
  )
}

interface DropdownProps extends Props {
  item: NavigationItem
  dropdowns: Dropdowns
}

/** A link to the area's page, whose panel opens on hover, and a button that opens it by keyboard and touch. */
function Dropdown({ item, pathname, dropdowns }: DropdownProps) {
  const open = dropdowns.open === item.link
  const panel = `panel${item.link.replaceAll('/', '-')}`
  return (
    <li className="nav-item" {...dropdowns.itemProps(item.link)}>
      <NavigationAnchor
        link={item}
        pathname={pathname}
        className="nav-link"
        onClick={dropdowns.close}
        within={`${pathname}/`.startsWith(`${item.link}/`)}
      />
      <button
        type="button"
        className="nav-trigger scripted"
        aria-label={panelName(item.name)}
        aria-expanded={open}
        aria-controls={panel}
        onClick={(event) => dropdowns.pressed(item.link, event)}
      >
        <Icon name="chevron" size={14} />
      </button>
      <ul className="nav-panel panel" id={panel} data-open={open || undefined}>
        {item.subLinks?.map((link) => (
          <li key={link.link}>
            <NavigationAnchor
              link={link}
              pathname={pathname}
              className="nav-panel-link"
              onClick={dropdowns.close}
            />
          </li>
        ))}
      </ul>
    </li>
  )
}

interface AnchorProps extends Props {
  link: NavigationLink
  className: string
  onClick?: () => void
  /** The page on screen is below this one. */
  within?: boolean
}

function NavigationAnchor({ link, pathname, className, onClick, within = false }: AnchorProps) {
  return (
    <Link
      to={link.link}
      className={className}
      aria-current={link.link === pathname ? 'page' : undefined}
      data-current={within || undefined}
      onClick={onClick}
    >
      {link.name}
    </Link>
  )
}
