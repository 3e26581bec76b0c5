import { createElement, type ComponentType } from 'react'
import type { SceneProps } from '#scenes/instrument/scene-props.ts'
import type { StageFrame } from '#scenes/stage/slot.ts'
import type { Area } from '#src/lib/area.ts'

export interface StagedSceneProps extends SceneProps {
  frame: Readonly<StageFrame>
  /** Absent at home, which has a scene of its own. */
  area?: Exclude<Area, 'home'>
  /** What the scene does at this place, for those that several sections show: the element's `data-cue`. */
  cue?: string
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

const CAPABILITIES = [
  'ai-powered-analytics',
  'cybersecurity-solutions',
  'lead-generation-engine',
  'interactive-dashboards',
  'video-streaming-platform',
  'tokenized-ecosystem',
] as const

/** The object of each capability stands in its card, as a scene of its own. */
const capabilityScenes = Object.fromEntries(
  CAPABILITIES.map((id): [string, SceneRecord] => [
    `capability-${id}`,
    {
      load: () =>
        import('#scenes/capabilities/index.tsx').then(
          ({ CapabilityScene }) =>
            (props: StagedSceneProps) =>
              createElement(CapabilityScene, { ...props, id }),
        ),
      progress: 'cross',
    },
  ]),
)

/** The scenes by the name that an element gives in `data-scene`. `ambient` opens every page but home. */
export const scenes: Readonly<Record<string, SceneRecord>> = {
  hero: { load: () => import('#scenes/hero/index.tsx').then((scene) => scene.HeroScene), progress: 'leave' },
  intro: {
    load: () => import('#scenes/intro/index.tsx').then((scene) => scene.IntroScene),
    progress: 'load',
  },
  tokens: {
    load: () => import('#scenes/tokens/index.tsx').then((scene) => scene.TokensScene),
    progress: 'cross',
  },
  integration: {
    load: () => import('#scenes/integration/index.tsx').then((scene) => scene.IntegrationScene),
    progress: 'cross',
  },
  sources: {
    load: () => import('#scenes/sources/index.tsx').then((scene) => scene.SourcesScene),
    progress: 'cross',
  },
  ambient: {
    load: () => import('#scenes/ambient/index.tsx').then((scene) => scene.AmbientScene),
    progress: 'leave',
  },
  lifecycle: {
    load: () => import('#scenes/lifecycle/index.tsx').then((scene) => scene.LifecycleScene),
    progress: 'cross',
  },
  ...capabilityScenes,
  closing: {
    load: () => import('#scenes/closing/index.tsx').then((scene) => scene.ClosingScene),
    progress: 'cross',
    near: { sharp: 0.5, soft: 0.85 },
  },
  table: {
    load: () => import('#scenes/table/index.tsx').then((scene) => scene.TableScene),
    progress: 'cross',
  },
  vault: {
    load: () => import('#scenes/vault/index.tsx').then((scene) => scene.VaultScene),
    progress: 'cross',
  },
  locks: {
    load: () => import('#scenes/locks/index.tsx').then((scene) => scene.LocksScene),
    progress: 'cross',
  },
  train: {
    load: () => import('#scenes/train/index.tsx').then((scene) => scene.TrainScene),
    progress: 'cross',
  },
  voice: {
    load: () => import('#scenes/voice/index.tsx').then((scene) => scene.VoiceScene),
    progress: 'cross',
  },
  bars: {
    load: () => import('#scenes/bars/index.tsx').then((scene) => scene.BarsScene),
    progress: 'cross',
  },
  wheel: {
    load: () => import('#scenes/wheel/index.tsx').then((scene) => scene.WheelScene),
    progress: 'cross',
  },
  layers: {
    load: () => import('#scenes/layers/index.tsx').then((scene) => scene.LayersScene),
    progress: 'cross',
  },
  orreries: {
    load: () => import('#scenes/orreries/index.tsx').then((scene) => scene.OrreriesScene),
    progress: 'cross',
  },
  six: {
    load: () => import('#scenes/six/index.tsx').then((scene) => scene.SixScene),
    progress: 'cross',
  },
  inside: {
    load: () => import('#scenes/inside/index.tsx').then((scene) => scene.InsideScene),
    progress: 'cross',
  },
  hours: {
    load: () => import('#scenes/hours/index.tsx').then((scene) => scene.HoursScene),
    progress: 'cross',
  },
  chain: {
    load: () => import('#scenes/chain/index.tsx').then((scene) => scene.ChainScene),
    progress: 'cross',
  },
  lens: {
    load: () => import('#scenes/lens/index.tsx').then((scene) => scene.LensScene),
    progress: 'cross',
  },
  compass: {
    load: () => import('#scenes/compass/index.tsx').then((scene) => scene.CompassScene),
    progress: 'cross',
  },
  stray: {
    load: () => import('#scenes/stray/index.tsx').then((scene) => scene.StrayScene),
    progress: 'cross',
  },
  dial: {
    load: () => import('#scenes/dial/index.tsx').then((scene) => scene.DialScene),
    progress: 'cross',
  },
  coins: {
    load: () => import('#scenes/coins/index.tsx').then((scene) => scene.CoinsScene),
    progress: 'cross',
  },
}
