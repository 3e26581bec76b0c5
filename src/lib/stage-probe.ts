/** What the stage says of itself, and what is said in light mode. */
const NOTHING = {
  /** Frames drawn since the page loaded. */
  frames: 0,
  /** Of the scenes: draws, triangles and points of the last frame. */
  drawCalls: 0,
  triangles: 0,
  points: 0,
  /** Full-screen draws that brought it to the canvas; small ones of the blur count as one each. */
  passes: 0,
  programs: 0,
  textures: 0,
  /** Of the scenes' textures, and of what scenes are drawn into. */
  textureBytes: 0,
  targetBytes: 0,
  geometries: 0,
  pixelRatio: 0,
  /** Whether another frame is on its way. */
  running: false,
  /** Scenes of the page that cannot be drawn yet. */
  preparing: 0,
}

/** `window.stage` for checks and for the media script (contract: `?probe`). In light mode it answers with zeros. */
export type StageStats = typeof NOTHING & { mode: string }

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Where the last frame drew it, and where its element is now: CSS px in the viewport. */
export interface StageAnchor {
  id: string
  x: number
  y: number
  rect: Box
}

/** What a mounted stage answers with. */
interface StageDriver {
  stats: () => Omit<StageStats, 'mode'>
  anchors: () => StageAnchor[]
  /** The pointer counts as being in the middle, or at this place, −1..1 with y up. */
  freeze: (time: number, pointer?: Readonly<{ x: number; y: number }>) => Promise<void>
  resume: () => void
}

export interface StageProbe extends Omit<StageDriver, 'stats'> {
  stats: () => StageStats
}

let driver: StageDriver | null = null

export function probeWanted(): boolean {
  return new URLSearchParams(location.search).has('probe')
}

/** The stage that comes hands in its driver; the one that goes, null. */
export function attachStage(next: StageDriver | null): void {
  driver = next
}

export function createProbe(mode: () => string): StageProbe {
  return {
    stats: () => ({ mode: mode(), ...NOTHING, ...driver?.stats() }),
    anchors: () => driver?.anchors() ?? [],
    /** Resolves when exactly that frame is on screen. */
    freeze: (time, pointer) => driver?.freeze(time, pointer) ?? Promise.resolve(),
    resume: () => driver?.resume(),
  }
}

/** Puts the probe on `window` if the URL asks for it. */
export function exposeProbe(mode: () => string): void {
  if (probeWanted()) Object.assign(window, { stage: createProbe(mode) })
}
