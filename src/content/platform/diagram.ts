import type { PlanetColour } from '../planets.ts'

/** A part of the platform in the integration diagram (spec §2.10, §3). */
export interface PlatformNode {
  id: 'streaming' | 'social' | 'analytics' | 'security' | 'leads' | 'dashboard'
  name: string
  /** Percent of the diagram's rectangle, from the top left; the hub stands at 50, 50. */
  x: number
  y: number
  /** Of its planet; radius in units of the scene, which is 10 high; depth of its layers of stone, 0..1. */
  colour: PlanetColour
  radius: number
  strata: number
  description: string
  /** What it hands to the hub, in a word or two. */
  gives: string
  /** What it and the hub exchange. */
  hub: string
  /** Ids of parts it exchanges something with directly. */
  connections: readonly PlatformNode['id'][]
}

/** What two parts exchange, worded so that it reads from either side. */
export interface Exchange {
  between: readonly [PlatformNode['id'], PlatformNode['id']]
  text: string
}

export const diagram = {
  label: 'Choose a module',
  heading: { text: 'How the six modules connect', emphasis: 'connect' },
  lead: 'The core keeps each record once. Beside each module is what it sends; choose one to see what it gets back.',
  hub: 'The core',
  /** Names the group of buttons. */
  parts: 'Modules of the platform',
  /** Follows Play and Pause. */
  flow: 'data flow',
  keys: 'Arrow keys follow the connections; Escape clears the choice.',
} as const

/** Packets between the parts: share of a way a second. */
export const packetSpeed = 0.13

const parts: readonly Omit<PlatformNode, 'connections'>[] = [
  {
    id: 'dashboard',
    name: 'AI dashboards',
    x: 18,
    y: 33,
    colour: 'ivory',
    radius: 0.45,
    strata: 0.7,
    description: 'Screens that put first what has changed.',
    gives: 'questions',
    hub: 'Every tile reads live records; every question asked of a tile is kept beside them.',
  },
  {
    id: 'streaming',
    name: 'Video streaming',
    x: 58,
    y: 27,
    colour: 'blue',
    radius: 0.4,
    strata: 0.5,
    description: 'Live and recorded video under your own name.',
    gives: 'views',
    hub: 'Views are written to the customer who watched; access is checked before the first frame.',
  },
  {
    id: 'social',
    name: 'Social media',
    x: 90,
    y: 40,
    colour: 'violet',
    radius: 0.5,
    strata: 0.55,
    description: 'One calendar in which posts are planned, published and answered.',
    gives: 'posts and replies',
    hub: 'Replies join the history of the customer who wrote them; that history is there to answer from.',
  },
  {
    id: 'analytics',
    name: 'Analytics',
    x: 75,
    y: 67,
    colour: 'brass',
    radius: 0.46,
    strata: 0,
    description: 'Questions asked across all six modules at once.',
    gives: 'answers',
    hub: 'Events come in as they happen; forecasts go back as fields for every module.',
  },
  {
    id: 'security',
    name: 'Cybersecurity',
    x: 42,
    y: 84,
    colour: 'ice',
    radius: 0.44,
    strata: 0.6,
    description: 'Who may see what, and who may change it.',
    gives: 'permissions',
    hub: 'Every read and write is checked here first, and leaves a line in the audit trail.',
  },
  {
    id: 'leads',
    name: 'Lead generation',
    x: 12,
    y: 58,
    colour: 'copper',
    radius: 0.42,
    strata: 0.2,
    description: 'Inquiries from web, social and email, collected and scored.',
    gives: 'scored leads',
    hub: 'An inquiry becomes a customer record; whatever that customer does next moves its score.',
  },
]

export const exchanges: readonly Exchange[] = [
  {
    between: ['streaming', 'social'],
    text: 'Clips go out with the posts; questions from the replies come back for the next stream.',
  },
  {
    between: ['streaming', 'leads'],
    text: 'Watching to the end raises a lead’s score; the score picks the recording to offer next.',
  },
  {
    between: ['social', 'leads'],
    text: 'A reply that asks for a price becomes a lead; the lead keeps the post it came from.',
  },
  {
    between: ['social', 'analytics'],
    text: 'Reach and replies go in; the best hour for the next post comes out.',
  },
  {
    between: ['analytics', 'dashboard'],
    text: 'Answers arrive as charts; the charts that people open most are computed first.',
  },
  {
    between: ['analytics', 'security'],
    text: 'Unusual sign-ins are flagged; rules decide which rows a report may use.',
  },
  {
    between: ['security', 'dashboard'],
    text: 'Each reader sees only the figures of their role; an alert takes the first tile.',
  },
  {
    between: ['leads', 'dashboard'],
    text: 'The screen shows the pipeline; opening a figure opens the leads behind it.',
  },
]

export const nodes: readonly PlatformNode[] = parts.map((part) => ({
  ...part,
  connections: exchanges.flatMap(({ between: [one, other] }) => (one === part.id ? other : [])),
}))
