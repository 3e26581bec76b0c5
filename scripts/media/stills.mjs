// What is drawn: every scene in both themes, as it stands in the first screen of a desktop and of a phone. The ambient
// ones fill a landscape box on phones, too.
const AREAS = ['solutions', 'technology', 'industries', 'resources', 'company', 'support']
const SCREENS = [
  { screen: 'desktop', width: 1440, height: 900, scale: 1.5, shown: 1920 },
  { screen: 'phone', width: 390, height: 844, scale: 2.5, shown: 780 },
]
const SCENES = [
  { name: 'hero', query: { scene: 'hero', time: 4 } },
  { name: 'tokens', query: { scene: 'tokens', time: 4, progress: 0.5 } },
  ...AREAS.map((area) => ({ name: `ambient-${area}`, query: { scene: 'ambient', area, time: 4 } })),
]

const CAPABILITIES = [
  'ai-powered-analytics',
  'cybersecurity-solutions',
  'lead-generation-engine',
  'interactive-dashboards',
  'video-streaming-platform',
  'tokenized-ecosystem',
]
/** The instrument of each capability, in the square of its card. */
const OBJECTS = CAPABILITIES.flatMap((id) =>
  ['light', 'dark'].map((theme) => ({
    name: `capability-${id}-${theme}`,
    query: { scene: `capability-${id}`, time: 4, theme },
    width: 320,
    height: 320,
    scale: 2.5,
    shown: 480,
  })),
)

const SCREENFULS = SCENES.flatMap(({ name, query }) =>
  SCREENS.filter(({ screen }) => screen === 'desktop' || query.scene !== 'ambient').flatMap(
    ({ screen, ...size }) =>
      ['light', 'dark'].map((theme) => ({
        name: `${name}-${screen}-${theme}`,
        query: { ...query, theme },
        ...size,
      })),
  ),
)

export const STILLS = [...SCREENFULS, ...OBJECTS]
