import type { Plugin } from 'vite'
import { type DataSource, packetSpeed as sourcesSpeed, sources } from '#src/content/analytics/sources.ts'
import { flatInks, inks, planetShades } from '#src/content/palette.ts'
import {
  ADDENDUM,
  nodeOf,
  SUNK,
  THICKNESS,
  views,
  type ViewName,
} from '#src/content/automation/workflow-train.ts'
import { ASPECT, seenCrank } from '#scenes/crank/seen.ts'
import { counts, fits, train } from '#scenes/workflow/train.ts'
import { nodes, packetSpeed as integrationSpeed } from '#src/content/platform/diagram.ts'
import { lifecycleSteps } from '#src/content/tasks/lifecycle.ts'
import { tallRing, wideRing } from '#src/content/tasks/lifecycle-diagram.ts'
import { solutions } from '#src/content/solutions.ts'
import { stackLayers } from '#src/content/technology/stack.ts'
import {
  layerHeight,
  narrowStack,
  wideStack,
  type StackShape,
} from '#src/content/technology/stack-diagram.ts'
import type { Fit } from '#src/lib/gear-train.ts'
import { seenFoot, seenGear, seenOutline } from '#src/lib/seen-gear.ts'
import { magnification } from '#src/lib/ecliptic.ts'
import { ringPoint, type Ring } from '#src/lib/lifecycle-ring.ts'
import { CORE, MAP, planetAt } from '#src/lib/product-orbit.ts'

/*
 * Style sheets take the places and colours of the diagrams from their records: `@diagram NAME;` in a sheet stands for the
 * rules that this file writes. The policy forbids style attributes, so they have to be in a sheet.
 */

interface Place {
  id: string
  /** Percent of the diagram, from the top left. */
  x: number
  y: number
}

const percent = (value: number) => `${Math.round(value * 1000) / 1000}%`

/** `scope` owns the nodes: ids of nodes are names, and may be those of another diagram, too. */
function buttons(scope: string, places: readonly Place[]): string {
  return places
    .map(({ id, x, y }) => `${scope} [data-node='${id}'] { left: ${percent(x)}; top: ${percent(y)}; }`)
    .join('\n')
}

/** Where the steps are seen on a ring. */
function ringPlaces(ring: Ring): Place[] {
  return lifecycleSteps.map(({ id }, step) => {
    const point = ringPoint(ring, ring.angles[step] ?? 0, ring.radius, 0, { x: 0, y: 0, z: 0 })
    const near = magnification(point.z)
    return { id, x: 50 + (point.x * near * 10) / ring.aspect, y: 50 - point.y * near * 10 }
  })
}

/** Clear of the planet and its name, at the edge of the map that is nearer; the pointer crosses the gap on `::before`. */
function cardPlace({ x, y, card }: DataSource): { place: string; gap?: string } {
  const side = x < 50 ? 'left' : 'right'
  const edge = y < 50 ? 'top' : 'bottom'
  if (card === 'above') return { place: `${side}: 0; bottom: calc(${percent(100 - y)} + 4.25rem);` }
  if (card === 'below') return { place: `${side}: 0; top: calc(${percent(y)} + 5.75rem);` }
  if (card === 'left')
    return { place: `right: calc(${percent(100 - x)} + 4.25rem); ${edge}: 0;`, gap: '0 -5rem 0 0' }
  return { place: `left: calc(${percent(x)} + 5rem); ${edge}: 0;`, gap: '0 0 0 -5rem' }
}

const cardOf = ({ id }: DataSource) => `.source-card[data-card='${id}']`

const cards = sources.map((source) => {
  const { place, gap } = cardPlace(source)
  const bridge = gap ? ` ${cardOf(source)}::before { inset: ${gap}; }` : ''
  return `${cardOf(source)} { ${place} }${bridge}`
})

/** Less room: cards at the right edge are narrower, and those beside a planet at the top move up, clear of their neighbours. */
const narrowCards = sources.flatMap((source) => {
  if (source.card === 'left') return source.y < 50 ? [`${cardOf(source)} { top: -2rem; }`] : []
  return source.x < 50 ? [] : [`${cardOf(source)} { grid-template-columns: 7rem 1fr; width: 20.5rem; }`]
})

const ring = (shape: Ring) =>
  `.lifecycle-diagram { aspect-ratio: ${shape.aspect}; }\n${buttons('.lifecycle-diagram', ringPlaces(shape))}`

/** A label has the box of its disc, as high as its share of the stack. */
function stack(shape: StackShape): string {
  const { aspect, x, radius, pitch } = shape
  const places = stackLayers.map(({ id }, layer) => ({
    id,
    x: 50 + (x * 10) / aspect,
    y: 50 - layerHeight(shape, layer) * 10,
  }))
  const box = `.stack-tab { width: ${percent((radius * 20) / aspect)}; height: ${percent(pitch * 10)}; }`
  return `.stack-stage { aspect-ratio: ${aspect}; }\n${box}\n${buttons('.stack-stage', places)}`
}

/** Where names begin beside a column of gears, percent of its picture. */
const NAMES = 104

/**
 * Percent of a gear's button: where its name stands, in a column beside the train or under its lowest tooth, and the ring
 * round the gear as the still has it, where the first alone is engaged.
 */
function aroundGear(view: ViewName, at: number, fit: Fit, node: string): string {
  const gear = train[at]
  if (!gear) return ''
  const { x, width, height } = seenGear(gear, views[view], fit)
  const outline = seenOutline(gear, views[view], fit, ADDENDUM, at === 0 ? 0 : -SUNK)
  const foot = seenFoot(gear, views[view], fit, ADDENDUM, -SUNK - THICKNESS / 2)
  const of = (share: number, size: number) => percent((share / size) * 100)
  const across = width * views[view].aspect
  const around =
    `${node}::before { left: ${of(across / 2 + outline.x - outline.long, across)}; width: ${of(2 * outline.long, across)};` +
    ` top: ${of(height / 2 + outline.y - outline.short, height)}; height: ${of(2 * outline.short, height)};` +
    ` rotate: ${Math.round(outline.turn * 10) / 10}deg; }`
  const name =
    view === 'tall'
      ? `left: ${percent(((NAMES - x + width / 2) / width) * 100)};`
      : `--foot: ${of(height / 2 + foot, height)};`
  return `${around}\n${node} .flow-text { ${name} }`
}

/** A button over each gear, as large as it is seen, for each number of gears. */
function trainOf(view: ViewName): string {
  const shape = views[view]
  const rules = counts.flatMap((count) => {
    const fit = fits[view][count - 1]
    return !fit
      ? []
      : train.slice(0, count).map((gear, at) => {
          const { x, y, width, height } = seenGear(gear, shape, fit)
          const node = `.flow[data-count='${count}'] [data-node='${nodeOf(at)}']`
          const size = `width: ${percent(width)}; height: ${percent(height)};`
          return `${node} { left: ${percent(x)}; top: ${percent(y)}; ${size} }\n${aroundGear(view, at, fit, node)}`
        })
  })
  return [`.flow-stage { aspect-ratio: ${shape.aspect}; }`, ...rules].join('\n')
}

/**
 * Dots of the light picture are 72 px apart and take this long for that. A way is about 277 px long where the records'
 * speeds, in shares of a way a second, were chosen.
 */
const period = (scope: string, speed: number) =>
  `${scope} { --packet-period: ${Math.round((72 / 277 / speed) * 100) / 100}s; }`

/** Brass is a token of the page, so the planet of brass is `--gold` here. */
const variableOf = (planet: string) => (planet === 'brass' ? 'gold' : planet)
const planetVariables = Object.entries(planetShades).map(
  ([name, shades]) => [variableOf(name), shades] as const,
)

/** Of the gradient of a planet: its colour, towards white where it is lit, towards black at its foot. */
const planetStops = Object.keys(planetShades).map((name) => {
  const colour = `var(--${variableOf(name)})`
  const mixed = (share: number, other: string) => `color-mix(in oklab, ${colour} ${share}%, ${other})`
  const stop = (part: string, value: string) => `.stop-planet-${name}${part} { stop-color: ${value}; }`
  const deep = mixed(name === 'brass' ? 46 : 52, 'black')
  return [stop('', colour), stop('-bright', mixed(58, 'white')), stop('-deep', deep)].join(' ')
})
const inkVariables = [
  ['path', inks.orbit],
  ['path-lit', inks.accent],
  ['engraving', inks.engraving],
  ['core-deep', inks.coreDeep],
  ['core-mid', inks.coreViolet],
  ['core-light', inks.coreLight],
  ['packet', flatInks.packet],
  ['packet-lit', flatInks.packetLit],
  ['metal-bright', flatInks.metalBright],
  ['metal', flatInks.metal],
  ['metal-deep', flatInks.metalDeep],
  ['metal-dark', flatInks.metalDark],
] as const

const palette = (scope: string, theme: 'day' | 'night') =>
  `${scope} { ${[...planetVariables, ...inkVariables].map(([name, shades]) => `--${name}: ${shades[theme]};`).join(' ')} }`

const balls = Object.entries(planetShades).map(([name, { ball }]) => {
  const [lit, body, dim] = ball
  return `[data-planet='${name}'] { --planet-lit: ${lit}; --planet: ${body}; --planet-dim: ${dim}; }`
})

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at)

/** Ten days of two weeks, each a column of the planner. */
const plannerDays = upTo(10).map(
  (day) =>
    `.planner-stretches [data-from='${day}'] { grid-column-start: ${day + 1}; } .planner-stretches [data-to='${day + 1}'] { grid-column-end: ${day + 2}; }`,
)

/** The products stand on their planets, the platform on the core. */
function productMap(): string {
  const stand = (selector: string, { x, y }: { x: number; y: number }) =>
    `${selector} { left: ${percent((x / MAP.width) * 100)}; top: ${percent((y / MAP.height) * 100)}; }`
  const products = solutions.map((_, index) =>
    stand(`.product-map-products > :nth-child(${index + 1})`, planetAt(index)),
  )
  return [stand('.product-map-platform', CORE), ...products].join('\n')
}

/** Percent of the picture that the control reaches beyond the round of the handle's middle. */
const AROUND = 10

function crank(): string {
  const { x, y, width, height } = seenCrank()
  const size = `width: ${percent(width + AROUND)}; height: ${percent(height + AROUND)};`
  return `.story-crank { aspect-ratio: ${ASPECT}; }\n.crank-handle { left: ${percent(x)}; top: ${percent(y)}; ${size} }`
}

/** Diagrams, and smaller drawings with parts of theirs. */
const COLOURED = ':is(.diagram, .diagram-colours)'

/** What each name stands for. */
const rules: Readonly<Record<string, () => string>> = {
  palette: () => `${palette(COLOURED, 'day')}\n${palette(`.dark ${COLOURED}`, 'night')}`,
  balls: () => balls.join('\n'),
  'planet-stops': () => planetStops.join('\n'),
  integration: () =>
    `${period('.integration-diagram', integrationSpeed)}\n${buttons('.integration-diagram', nodes)}`,
  sources: () => `${period('.source-map', sourcesSpeed)}\n${buttons('.source-map', sources)}`,
  'source-cards': () => cards.join('\n'),
  'source-cards-narrow': () => narrowCards.join('\n'),
  'planner-days': () => plannerDays.join('\n'),
  'stack-narrow': () => `.stack-stage { aspect-ratio: ${narrowStack.aspect}; }`,
  'stack-wide': () => stack(wideStack),
  'lifecycle-tall': () => ring(tallRing),
  'lifecycle-wide': () => ring(wideRing),
  'train-wide': () => trainOf('wide'),
  'train-tall': () => trainOf('tall'),
  crank,
  'product-map': productMap,
}

/** A style sheet with its diagrams written out. */
export function withDiagrams(css: string, file: string): string {
  return css.replaceAll(/@diagram ([\w-]+);/g, (_, name: string) => {
    const write = rules[name]
    if (!write) throw new Error(`${file}: @diagram ${name} is none of ${Object.keys(rules).join(', ')}`)
    return write()
  })
}

/** The development server starts anew when a record changes, as this file is part of its configuration. */
export function diagramsPlugin(): Plugin {
  return {
    name: 'diagrams',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/src\/.*\.css$/.test(id) || !code.includes('@diagram ')) return null
      return { code: withDiagrams(code, id), map: null }
    },
  }
}
