import { capabilities } from '#src/content/home/capabilities.ts'
import { AREAS } from '#src/lib/area.ts'

// What is drawn: every scene in both themes, as it stands in the first screen of a desktop and of a phone. The ambient
// ones fill a landscape box on phones, too: one size serves both.
const SCREENS = [
  { screen: 'desktop', width: 1600, height: 900, scale: 1.35, shown: 1920 },
  { screen: 'phone', width: 390, height: 844, scale: 2.5, shown: 780 },
] as const
/** Bytes of an AVIF file at most. */
const LIMITS = { desktop: 150_000, phone: 52_000, ambient: 38_000, object: 60_000 }
/** Share of the motes: at full count half of a file is dust. */
const DUST = 0.2
const SCENES = [
  { name: 'hero', query: { scene: 'hero', time: 4, dust: DUST } },
  { name: 'tokens', query: { scene: 'tokens', time: 4, progress: 0.5, dust: DUST } },
]
const [DESKTOP] = SCREENS
const AMBIENT = AREAS.map((area) => ({
  ...DESKTOP,
  name: `ambient-${area}`,
  query: { scene: 'ambient', area, time: 4 },
  limit: LIMITS.ambient,
}))

/** The instrument of each capability, in the square of its card. */
const OBJECTS = capabilities.map(({ id }) => ({
  name: `capability-${id}`,
  query: { scene: 'capability', placement: id, time: 4 },
  width: 320,
  height: 320,
  scale: 2.5,
  shown: 480,
  limit: LIMITS.object,
}))

/** Of the security page: the vault with each of its rings shut, and the chain with each of its links open, 0 for none. */
const VAULT = [1, 2, 3, 4, 5, 6].map((gate) => ({
  name: `gates-${gate}`,
  query: {
    scene: 'gates',
    placement: 'architecture',
    state: `gate ${gate}`,
    zoom: 0.9,
    time: 4,
    progress: 0.5,
    dust: DUST,
  },
  width: 760,
  height: 800,
  scale: 1.5,
  shown: 760,
  limit: LIMITS.object,
}))
const CHAIN = [0, 1, 2, 3, 4].map((broken) => ({
  name: `chain-${broken}`,
  query: { scene: 'chain', state: broken > 0 ? `broken ${broken}` : '', time: 4, progress: 0.5, dust: DUST },
  width: 1360,
  height: 380,
  scale: 1.5,
  shown: 1360,
  limit: LIMITS.object,
}))

/** The train of the workflow before it runs, for each template, the first of which it is at rest in: wide, and as the column of narrow screens. */
const TRAINS = [6, 8, 5].flatMap((count) =>
  [
    { view: 'wide', width: 1320, height: 600, scale: 1.4, shown: 1320, limit: LIMITS.object },
    { view: 'tall', width: 216, height: 600, scale: 2.8, shown: 432, limit: LIMITS.ambient },
  ].map(({ view, ...size }) => ({
    name: `workflow-${view}-${count}`,
    query: { scene: 'workflow', state: count === 6 ? '' : `of ${count}`, time: 4, dust: DUST },
    ...size,
  })),
)

/** The lead engine: beside its table, and in the column of narrow screens. */
const LEADS = [
  { view: 'wide', width: 860, height: 400, scale: 2, shown: 860 },
  { view: 'tall', width: 160, height: 288, scale: 4, shown: 320 },
].map(({ view, ...size }) => ({
  name: `leads-${view}`,
  query: { scene: 'leads', time: 4, progress: 0.5, dust: DUST },
  ...size,
  limit: LIMITS.ambient,
}))

const SCREENFULS = SCENES.flatMap(({ name, query }) =>
  SCREENS.map(({ screen, ...size }) => ({
    name: `${name}-${screen}`,
    query,
    ...size,
    limit: LIMITS[screen],
  })),
)

/** Each is drawn in both themes (render.mjs). */
export const STILLS = [...SCREENFULS, ...AMBIENT, ...OBJECTS, ...VAULT, ...CHAIN, ...TRAINS, ...LEADS]
