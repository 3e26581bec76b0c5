import { createStore } from 'zustand/vanilla'
import type { Area } from '#src/lib/area.ts'

export type StageStatus = 'off' | 'loading' | 'live' | 'lost'
export type StageTier = 'high' | 'medium' | 'low'

/** By the names that its element would give. */
export interface ExpectedScene {
  scene: string
  placement?: string
}

interface StageState {
  status: StageStatus
  /** How much the scenes draw; the stage lowers it where frames come too slowly. */
  tier: StageTier
  /** The tier to come: its scenes are being built and compiled beside those that are drawn. */
  nextTier: StageTier | null
  /** Where in the stage's world the visitor is. */
  area: Area
  /** Scenes that the next page probably shows, and only that page. */
  expected: readonly ExpectedScene[]
  /** The loader is over and flies away. */
  introLeaving: boolean
}

export const initialStage: StageState = {
  status: 'off',
  tier: 'high',
  nextTier: null,
  area: 'home',
  expected: [],
  introLeaving: false,
}

/** What components may show of the stage. */
export const stageStore = createStore<StageState>(() => initialStage)

/** Per-frame values: read them in a tick, never in a render. */
export const stageFrame = {
  /** 0..1, the share of the first screen that has arrived. */
  introProgress: 0,
}

export const stageStatusChanged = (status: StageStatus) => stageStore.setState({ status })
/** Drawn from now on. */
export const tierChosen = (tier: StageTier) => stageStore.setState({ tier, nextTier: null })
/** Drawn as soon as it can be. */
export const tierAsked = (tier: StageTier) =>
  stageStore.setState((state) => ({ nextTier: state.tier === tier ? null : tier }))
/** The page that was expected is there, or another. */
export const areaEntered = (area: Area) => stageStore.setState({ area, expected: [] })
export const scenesExpected = (expected: readonly ExpectedScene[]) => stageStore.setState({ expected })
export const introLeft = () => stageStore.setState({ introLeaving: true })

export function introProgressed(share: number): void {
  stageFrame.introProgress = share
}
