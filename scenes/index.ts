import type { ComponentType } from 'react'
import type { SceneProps } from '#scenes/instrument/scene-props.ts'
import type { StageFrame } from '#scenes/stage/slot.ts'
import type { Area } from '#src/lib/area.ts'

export interface StagedSceneProps extends SceneProps {
  frame: Readonly<StageFrame>
  /** Absent at home, which has a scene of its own. */
  area?: Exclude<Area, 'home'>
  /** Which of its places this is, for scenes that stand in several: the element's `data-placement`. */
  placement?: string
}

/**
 * What drives a scene's `progress` from 0 to 1: `leave`, its element scrolling out at the top; `cross`, its element
 * crossing the whole view from below; `load`, the loading of the page.
 */
export type ProgressRule = 'leave' | 'cross' | 'load'

export interface SceneRecord {
  load: () => Promise<ComponentType<StagedSceneProps>>
  progress: ProgressRule
  /** Shares of its element's height from the top: what is lower than `soft` is out of focus while it comes in. */
  near?: { sharp: number; soft: number }
}

const lazyScene = (
  load: SceneRecord['load'],
  options: Partial<Omit<SceneRecord, 'load'>> = {},
): SceneRecord => ({ load, progress: 'cross', ...options })

/**
 * The scenes by the name that an element gives in `data-scene`. `ambient` opens every page but home; `samples` is in none:
 * the stage prepares it for its programs (stage/ahead.ts).
 */
export const scenes = {
  hero: lazyScene(() => import('#scenes/hero/index.tsx').then((m) => m.HeroScene), { progress: 'leave' }),
  intro: lazyScene(() => import('#scenes/intro/index.tsx').then((m) => m.IntroScene), { progress: 'load' }),
  ambient: lazyScene(() => import('#scenes/ambient/index.tsx').then((m) => m.AmbientScene), {
    progress: 'leave',
  }),
  tokens: lazyScene(() => import('#scenes/tokens/index.tsx').then((m) => m.TokensScene)),
  integration: lazyScene(() => import('#scenes/integration/index.tsx').then((m) => m.IntegrationScene)),
  sources: lazyScene(() => import('#scenes/sources/index.tsx').then((m) => m.SourcesScene)),
  lifecycle: lazyScene(() => import('#scenes/lifecycle/index.tsx').then((m) => m.LifecycleScene)),
  stack: lazyScene(() => import('#scenes/stack/index.tsx').then((m) => m.StackScene)),
  workflow: lazyScene(() => import('#scenes/workflow/index.tsx').then((m) => m.WorkflowScene)),
  capability: lazyScene(() => import('#scenes/capabilities/index.tsx').then((m) => m.CapabilityScene)),
  closing: lazyScene(() => import('#scenes/closing/index.tsx').then((m) => m.ClosingScene), {
    near: { sharp: 0.5, soft: 0.85 },
  }),
  balance: lazyScene(() => import('#scenes/balance/index.tsx').then((m) => m.BalanceScene)),
  bars: lazyScene(() => import('#scenes/bars/index.tsx').then((m) => m.BarsScene)),
  chain: lazyScene(() => import('#scenes/chain/index.tsx').then((m) => m.ChainScene)),
  coins: lazyScene(() => import('#scenes/coins/index.tsx').then((m) => m.CoinsScene)),
  compass: lazyScene(() => import('#scenes/compass/index.tsx').then((m) => m.CompassScene)),
  coupling: lazyScene(() => import('#scenes/coupling/index.tsx').then((m) => m.CouplingScene)),
  crank: lazyScene(() => import('#scenes/crank/index.tsx').then((m) => m.CrankScene)),
  dial: lazyScene(() => import('#scenes/dial/index.tsx').then((m) => m.DialScene)),
  gates: lazyScene(() => import('#scenes/gates/index.tsx').then((m) => m.GatesScene)),
  leads: lazyScene(() => import('#scenes/leads/index.tsx').then((m) => m.LeadsScene)),
  hours: lazyScene(() => import('#scenes/hours/index.tsx').then((m) => m.HoursScene)),
  inside: lazyScene(() => import('#scenes/inside/index.tsx').then((m) => m.InsideScene)),
  iris: lazyScene(() => import('#scenes/iris/index.tsx').then((m) => m.IrisScene)),
  layers: lazyScene(() => import('#scenes/layers/index.tsx').then((m) => m.LayersScene)),
  lens: lazyScene(() => import('#scenes/lens/index.tsx').then((m) => m.LensScene)),
  locks: lazyScene(() => import('#scenes/locks/index.tsx').then((m) => m.LocksScene)),
  mooring: lazyScene(() => import('#scenes/mooring/index.tsx').then((m) => m.MooringScene)),
  industries: lazyScene(() => import('#scenes/industries/index.tsx').then((m) => m.IndustriesScene)),
  raceway: lazyScene(() => import('#scenes/raceway/index.tsx').then((m) => m.RacewayScene)),
  samples: lazyScene(() => import('#scenes/samples/index.tsx').then((m) => m.SamplesScene)),
  six: lazyScene(() => import('#scenes/six/index.tsx').then((m) => m.SixScene)),
  stray: lazyScene(() => import('#scenes/stray/index.tsx').then((m) => m.StrayScene)),
  table: lazyScene(() => import('#scenes/table/index.tsx').then((m) => m.TableScene)),
  train: lazyScene(() => import('#scenes/train/index.tsx').then((m) => m.TrainScene)),
  vault: lazyScene(() => import('#scenes/vault/index.tsx').then((m) => m.VaultScene)),
  voice: lazyScene(() => import('#scenes/voice/index.tsx').then((m) => m.VoiceScene)),
  wheel: lazyScene(() => import('#scenes/wheel/index.tsx').then((m) => m.WheelScene)),
  abacus: lazyScene(() => import('#scenes/abacus/index.tsx').then((m) => m.AbacusScene)),
  fountain: lazyScene(() => import('#scenes/fountain/index.tsx').then((m) => m.FountainScene)),
  quadrant: lazyScene(() => import('#scenes/quadrant/index.tsx').then((m) => m.QuadrantScene)),
  drum: lazyScene(() => import('#scenes/drum/index.tsx').then((m) => m.DrumScene)),
  micrometer: lazyScene(() => import('#scenes/micrometer/index.tsx').then((m) => m.MicrometerScene)),
  press: lazyScene(() => import('#scenes/press/index.tsx').then((m) => m.PressScene)),
  products: lazyScene(() => import('#scenes/products/index.tsx').then((m) => m.ProductsScene)),
  arch: lazyScene(() => import('#scenes/arch/index.tsx').then((m) => m.ArchScene)),
  forks: lazyScene(() => import('#scenes/forks/index.tsx').then((m) => m.ForksScene)),
} as const satisfies Record<string, SceneRecord>

export type SceneName = keyof typeof scenes

export const isSceneName = (name: string | undefined): name is SceneName =>
  name !== undefined && Object.hasOwn(scenes, name)

declare module 'react' {
  interface HTMLAttributes<T> {
    /** The scene that the stage draws at this element. */
    'data-scene'?: SceneName | undefined
  }
}
