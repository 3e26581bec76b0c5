import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { useStore } from 'zustand'
import { contactUs, homeName, menuName, openMenu } from '#src/content/frame.ts'
import { brand } from '#src/content/brand.ts'
import { paths } from '#src/content/paths.ts'
import { menuOpened, uiStore } from '#src/stores/ui.ts'
import { ButtonLink, IconButton } from '#src/ui/button.tsx'
import { warmUp } from '#src/ui/lazy-layer.tsx'
import { Logo } from '../logo.tsx'
import { SearchGate } from '../search/search-gate.tsx'
import { MainNavigation } from './main-navigation.tsx'
import { loadMenu, MenuGate } from './menu-gate.tsx'
import { MotionSwitch, ThemeToggle } from './switches.tsx'
import './site-header.css'

interface Props {
  pathname: string
}

/** Logo, navigation, switches and Contact Us; frosted after 50 px of scroll (spec §2.3). */
export function SiteHeader({ pathname }: Props) {
  const frosted = useStore(uiStore, (state) => state.headerFrosted)
  const menuOpen = useStore(uiStore, (state) => state.menuOpen)
  const menuButton = useRef<HTMLButtonElement>(null)
  return (
    <header className="site-header" data-frosted={frosted || undefined}>
      <div className="site-header-row wrap between">
        <Link className="site-header-logo" to={paths.home} aria-label={homeName}>
          <Logo />
          <span>{brand.word}</span>
        </Link>
        <MainNavigation pathname={pathname} />
        <div className="site-header-tools">
          <SearchGate pathname={pathname} />
          <MotionSwitch />
          <ThemeToggle />
          <span className="site-header-contact">
            <ButtonLink to={paths.contact}>{contactUs}</ButtonLink>
          </span>
          <span className="site-header-menu">
            <IconButton
              ref={menuButton}
              name={openMenu}
              icon="menu"
              aria-expanded={menuOpen}
              aria-haspopup="dialog"
              {...warmUp(loadMenu)}
              onClick={menuOpened}
            />
          </span>
          <noscript>
            <a className="nav-link site-header-plain-menu" href="#site-footer">
              {menuName}
            </a>
          </noscript>
        </div>
      </div>
      <MenuGate pathname={pathname} opener={menuButton} />
    </header>
  )
}
