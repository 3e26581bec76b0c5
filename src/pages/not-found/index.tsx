import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { notFoundMeta, notFoundTexts } from '#src/content/not-found.ts'
import { paths, type SitePath } from '#src/content/paths.ts'
import { nearest } from './nearest.ts'
import { nameOf } from '#src/sections/page/page-names.ts'
import { SetPiece } from '#src/sections/set-piece.tsx'
import type { PageModule } from '#src/runtime/page-module.ts'
import { Emphasis } from '#src/ui/emphasis.tsx'
import '#src/sections/page/page-hero.css'
import './not-found.css'

const offered = Object.values(paths).filter((path) => path !== paths.notFound)
const usual: readonly SitePath[] = [paths.home, paths.solutions, paths.contact]

function NotFound() {
  const { pathname } = useLocation()
  // One file serves every unknown address, so the guess is made in the browser.
  const [suggestions, setSuggestions] = useState(usual)
  useEffect(() => setSuggestions(nearest(pathname, offered, 3)), [pathname])
  return (
    <SetPiece scene="stray" placement="astray" place="hero">
      <section className="page-hero not-found wrap">
        <p className="label page-hero-label">404</p>
        <h1>
          <Emphasis {...notFoundTexts.heading} />
        </h1>
        <p className="page-hero-lead">{notFoundTexts.lead}</p>
        <h2>{notFoundTexts.nearest}</h2>
        <ul>
          {suggestions.map((path) => (
            <li key={path}>
              <Link className="text-link" to={path}>
                {nameOf(path)}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </SetPiece>
  )
}

export const page: PageModule = {
  meta: notFoundMeta,
  Page: NotFound,
}
