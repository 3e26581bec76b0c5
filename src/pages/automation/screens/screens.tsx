import type { ComponentType } from 'react'
import type { OnboardingStage } from '#src/content/automation/onboarding.ts'
import { AnalysisScreen } from './analysis.tsx'
import { CollectionScreen } from './collection.tsx'
import { EngagementScreen } from './engagement.tsx'
import { ModelingScreen } from './modeling.tsx'
import { SolutionsScreen } from './solutions.tsx'

/** The small interface of each stage. What arrives in beat n is marked `data-at` or `data-draw` with n. */
export const screens: Record<OnboardingStage['id'], ComponentType> = {
  engagement: EngagementScreen,
  collection: CollectionScreen,
  analysis: AnalysisScreen,
  modeling: ModelingScreen,
  solutions: SolutionsScreen,
}
