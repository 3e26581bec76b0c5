import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { platformSections } from '#src/content/platform/sections.ts'
import { paths } from '#src/content/paths.ts'
import type { PlanetColour } from '#src/content/planets.ts'
import { productMapTexts as texts } from '#src/content/home/product-map.ts'
import { solutions } from '#src/content/solutions.ts'
import { Band } from '#src/sections/diagram/band.tsx'
import { Core } from '#src/sections/diagram/core.tsx'
import { Definitions } from '#src/sections/diagram/definitions.tsx'
import '#src/sections/diagram/diagram.css'
import { litFrom } from '#src/sections/diagram/lit-from.ts'
import { PlanetPicture, PlanetRing } from '#src/sections/diagram/planet-picture.tsx'
import { CORE, MAP, ORBIT, planetAt } from '#src/lib/product-orbit.ts'
import { pieceSignalled } from '#src/stores/pieces.ts'
import { Section } from '#src/ui/section.tsx'
import './product-map.css'

/** The orbit, and a way from each planet to the core. Decorative: the list says the same. */
function Orbit() {
  const [first, last] = [planetAt(0), planetAt(solutions.length - 1)]
  return (
    <svg
      className="product-map-orbit"
      viewBox={`0 0 ${MAP.width} ${MAP.height}`}
      aria-hidden="true"
      focusable="false"
    >
      {solutions.map(({ id }, index) => {
        const { x, y } = planetAt(index)
        return <path key={id} d={`M${CORE.x} ${CORE.y}L${Math.round(x)} ${Math.round(y)}`} />
      })}
      <path
        className="product-map-arc"
        d={`M${Math.round(first.x)} ${Math.round(first.y)}A${ORBIT.x} ${ORBIT.y} 0 0 1 ${Math.round(last.x)} ${Math.round(last.y)}`}
      />
    </svg>
  )
}

const HIDDEN = { 'aria-hidden': true, focusable: false } as const
/** Radius of the core, and the ring around it, in the units that a band's engraving is cut in. */
const LIGHT = 16
const RING = { rx: 24, ry: 7.5, height: 3.6, marks: 120 } as const

function ProductPlanet({ colour, index }: { colour: PlanetColour; index: number }) {
  const { x, y } = planetAt(index)
  return (
    <svg className="product-map-planet" viewBox="-1 -1 2 2" {...HIDDEN}>
      <PlanetRing side="back" radius={1} />
      <PlanetPicture colour={colour} radius={1} lit={litFrom(CORE.x - x, CORE.y - y)} />
      <PlanetRing side="front" radius={1} />
    </svg>
  )
}

function PlatformCore() {
  return (
    <svg className="product-map-core" viewBox={`${-LIGHT} ${-LIGHT} ${2 * LIGHT} ${2 * LIGHT}`} {...HIDDEN}>
      <Definitions />
      <Band side="back" {...RING} />
      <Core radius={LIGHT} reach={2.6} />
      <Band side="front" {...RING} />
    </svg>
  )
}

const NONE = -1
const nothing = () => pieceSignalled('product', NONE)

/** The canvas shows which product is looked at. */
const pointing = (index: number) => {
  const looked = () => pieceSignalled('product', index)
  return { onPointerEnter: looked, onFocus: looked, onPointerLeave: nothing, onBlur: nothing }
}

/** Six products around their core, which the canvas draws; each a link. On narrow screens a list along a rail. */
export function ProductMap() {
  useEffect(() => nothing, [])
  return (
    <Section {...texts}>
      <nav className="product-map diagram-colours" aria-label={texts.name}>
        <Orbit />
        <span className="product-map-object" data-scene="products" aria-hidden="true" />
        <ul className="product-map-products">
          {solutions.map(({ id, title, job, gradient, link }, index) => (
            <li key={id}>
              <Link to={link} {...pointing(index)}>
                <ProductPlanet colour={gradient} index={index} />
                <span className="product-map-name entry">{title}</span>
              </Link>
              <p>{job}</p>
            </li>
          ))}
        </ul>
        <div className="product-map-platform">
          <PlatformCore />
          <p className="product-map-name entry">{texts.platform}</p>
          <p>{texts.holds.join('\u00a0· ')}</p>
        </div>
      </nav>
      <p className="product-map-modules small soft">
        {texts.modules}{' '}
        <Link className="text-link" to={`${paths.platform}#${platformSections.integrations}`}>
          {texts.toModules}
        </Link>
      </p>
    </Section>
  )
}
