import * as Navigation from '@radix-ui/react-navigation-menu'
import { useState, type KeyboardEvent } from 'react'
import { Link } from 'react-router-dom'
import { navigation, type NavigationItem, type NavigationLink } from '#src/content/navigation.ts'
import { Icon } from '#src/ui/icon.tsx'

interface Props {
  pathname: string
}

/**
 * Dropdowns open on hover, Enter, Space and Down, one at a time; the library closes them 150 ms after the pointer
 * leaves, which is the delay of spec §9.
 */
export function MainNavigation({ pathname }: Props) {
  const [open, setOpen] = useState('')
  return (
    <Navigation.Root
      className="main-navigation"
      aria-label="Main"
      value={open}
      onValueChange={setOpen}
      delayDuration={0}
    >
      <Navigation.List className="main-navigation-list">
        {navigation.map((item) => (
          <Navigation.Item key={item.link} value={item.link} className="main-navigation-item">
            {item.subLinks ? (
              <Dropdown item={item} pathname={pathname} open={open === item.link} setOpen={setOpen} />
            ) : (
              <NavigationAnchor link={item} pathname={pathname} className="nav-link" />
            )}
          </Navigation.Item>
        ))}
      </Navigation.List>
    </Navigation.Root>
  )
}

interface DropdownProps extends Props {
  item: NavigationItem
  open: boolean
  setOpen: (value: string) => void
}

function Dropdown({ item, pathname, open, setOpen }: DropdownProps) {
  const links = [{ name: `All ${item.name}`, link: item.link }, ...(item.subLinks ?? [])]
  const openOnDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || open) return
    event.preventDefault()
    setOpen(item.link)
  }
  return (
    <>
      <Navigation.Trigger
        className="nav-link nav-trigger"
        data-current={links.some(({ link }) => link === pathname) || undefined}
        onKeyDown={openOnDown}
        // A hover has opened it by the time a mouse clicks: the click must not close it again.
        onClick={(event) => open && event.detail > 0 && event.preventDefault()}
      >
        {item.name}
        <Icon name="chevron" size={14} />
      </Navigation.Trigger>
      <noscript>
        <a className="nav-link" href={item.link}>
          {item.name}
        </a>
      </noscript>
      <Navigation.Content className="nav-panel">
        <ul>
          {links.map((link) => (
            <li key={link.link}>
              <NavigationAnchor link={link} pathname={pathname} className="nav-panel-link" />
            </li>
          ))}
        </ul>
      </Navigation.Content>
    </>
  )
}

interface AnchorProps extends Props {
  link: NavigationLink
  className: string
}

function NavigationAnchor({ link, pathname, className }: AnchorProps) {
  return (
    <Navigation.Link asChild active={link.link === pathname}>
      <Link to={link.link} className={className}>
        {link.name}
      </Link>
    </Navigation.Link>
  )
}
