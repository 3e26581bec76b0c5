// The stills of the set pieces: one for each first screen, and for each other place that has one, in the frame that its
// placement is made for.
import { placements } from '#scenes/placements.ts'
import { eclipseOf, eclipses } from '#src/content/alignments.ts'
import { industryPages } from '#src/content/pages/industries.ts'
import { content as technology } from '#src/content/pages/technology.ts'
import { solutions } from '#src/content/solutions.ts'
import { CARD, ON_PHONES, type SetPieceLayout, stillOf, WHOLE } from '#src/lib/set-piece.ts'

/** Bytes of an AVIF file at most. */
const LIMITS = { screen: 70_000, phone: 45_000, box: 56_000 }

/**
 * CSS px of the frame that a placement is made for; a narrower place cuts the still at its sides, as it cuts the scene.
 * `shown` is the file's width: a first screen on a wide view is a third wider than that frame.
 */
const WIDE = { width: 1680, height: 700, scale: 2, shown: 2240, limit: LIMITS.screen }
const PHONE = { shown: 1400, limit: LIMITS.phone }
const TALL = { width: 760, height: 800, scale: 2, shown: 1000, limit: LIMITS.box }

/** Share of the frame that is drawn beyond each of its edges, for what does not end in it. */
const AIR = 0.25

/** For phones, where a first screen shares no room with words, it is cut as large as its instrument allows (fill.mjs). */
const filled = <Still extends { query: object }>(still: Still) => ({
  ...still,
  query: { ...still.query, air: AIR },
  width: WIDE.width * (1 + 2 * AIR),
  height: WIDE.height * (1 + 2 * AIR),
  scale: 1.6,
})

/** With its smaller file. */
const withPhone = <Still extends { name: string }>(still: Still, phone = still) => [
  still,
  { ...phone, ...PHONE, name: still.name + ON_PHONES },
]

/** A first screen is seen at its start, any other section when it stands in the middle of the view. */
const passage = ({ place }: SetPieceLayout) => (place === 'hero' ? 0 : 0.5)

/** Share of the motes: hair-fine dust would be half of a file's bytes. */
const DUST = 0.15

/** By name: what two placements share is drawn as the first of them. */
const pieces = Object.entries(placements).flatMap(([scene, own]) => {
  const drawn = new Map<string, [placement: string, layout: SetPieceLayout]>()
  for (const [placement, layout] of Object.entries<SetPieceLayout>(own)) {
    const name = stillOf(scene, placement, layout)
    if (name && !drawn.has(name)) drawn.set(name, [placement, layout])
  }
  return [...drawn].flatMap(([name, [placement, layout]]) => {
    const shown = layout.place === 'hero' || layout.place === 'close' ? placement : placement + WHOLE
    const query = { scene, placement: shown, time: 4, progress: passage(layout), dust: DUST }
    if (shown !== placement) return [{ name, query, ...TALL }]
    const still = { name, query, ...WIDE }
    return withPhone(still, layout.place === 'hero' ? filled(still) : still)
  })
})

/** The instruments of the pages that cards lead to, as the canvas draws those of the products. */
const inCards = [...solutions, ...industryPages, ...technology.related].flatMap(({ piece }) => piece ?? [])

const cards = inCards.map((piece) => ({
  name: `card-${piece}`,
  query: { scene: piece, placement: `hero${CARD}`, time: 4, progress: 0, dust: DUST },
  width: 480,
  height: 480,
  scale: 2,
  shown: 640,
  // Phones show it, too.
  limit: LIMITS.phone,
}))

/** The ends of pages: an eclipse by one planet, and one by a line of them. */
const endings = eclipses.flatMap((aligned) => {
  const query = { scene: 'closing', placement: 'still', aligned: aligned.join(), time: 4, dust: DUST }
  return withPhone({ name: eclipseOf(aligned), query, ...WIDE })
})

export const pieceStills = [...pieces, ...cards, ...endings]
