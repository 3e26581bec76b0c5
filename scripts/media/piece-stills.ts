// The stills of the set pieces: one for each cue that has one, in the frame that the cue is made for.
import { aboutCues } from '#src/content/cues/about.ts'
import { analyticsCues } from '#src/content/cues/analytics.ts'
import { assistantCues } from '#src/content/cues/assistant.ts'
import { automationCues } from '#src/content/cues/automation.ts'
import { contactCues } from '#src/content/cues/contact.ts'
import { type Cue, stillOf } from '#src/content/cues/cue.ts'
import { endCues } from '#src/content/cues/end.ts'
import { homeCues } from '#src/content/cues/home.ts'
import { industriesCues } from '#src/content/cues/industries.ts'
import { notFoundCues } from '#src/content/cues/not-found.ts'
import { platformCues } from '#src/content/cues/platform.ts'
import { readingCues } from '#src/content/cues/reading.ts'
import { securityCues } from '#src/content/cues/security.ts'
import { solutionsCues } from '#src/content/cues/solutions.ts'
import { supportCues } from '#src/content/cues/support.ts'
import { tasksCues } from '#src/content/cues/tasks.ts'
import { technologyCues } from '#src/content/cues/technology.ts'

const CUES: readonly Cue[] = [
  ...homeCues,
  ...aboutCues,
  ...solutionsCues,
  ...platformCues,
  ...assistantCues,
  ...tasksCues,
  ...analyticsCues,
  ...securityCues,
  ...automationCues,
  ...technologyCues,
  ...industriesCues,
  ...readingCues,
  ...supportCues,
  ...contactCues,
  ...notFoundCues,
  ...endCues,
]

/** Bytes of an AVIF file at most. */
const LIMIT = 45_000

/** CSS px. As wide as the widest place: a narrower one cuts the still at its sides, as it cuts the scene. */
const WIDE = { width: 1680, height: 700, scale: 1, shown: 1680, limit: LIMIT }
const TALL = { width: 760, height: 800, scale: 1, shown: 760, limit: LIMIT }

/** A first screen is seen at its start, any other section when it stands in the middle of the view. */
const passage = ({ place }: Cue) => (place === 'hero' ? 0 : 0.5)

/** Share of the motes: hair-fine dust would be half of a file's bytes. */
const DUST = 0.15

/** The first cue of a name is the one that is drawn. */
const drawn = new Map(
  CUES.toReversed().flatMap((cue) => (stillOf(cue) ? [[stillOf(cue), cue] as const] : [])),
)

export const pieceStills = [...drawn].flatMap(([name, cue]) => {
  const query = { scene: cue.scene, cue: cue.id, time: 4, progress: passage(cue), dust: DUST }
  const size = cue.place === 'right' || cue.place === 'left' ? TALL : WIDE
  return ['light', 'dark'].map((theme) => ({ name: `${name}-${theme}`, query: { ...query, theme }, ...size }))
})
