import { createStore } from 'zustand/vanilla'
import { asExperience, EXPERIENCE_KEY, type Experience } from '#src/lib/experience.ts'
import { readStored, writeStored } from '#src/lib/storage.ts'

interface ExperienceState {
  mode: Experience
  /** What the Motion switch was set to, now or on an earlier visit; null if never. */
  chosen: Experience | null
}

/** Immersive or light (product: Experience modes). It begins as the prerendered HTML, which React hydrates with. */
export const experienceStore = createStore<ExperienceState>(() => ({ mode: 'light', chosen: null }))

/** Takes the mode that the boot script has written on the document. */
export function experienceDecided(): void {
  const mode = asExperience(document.documentElement.dataset.experience ?? null) ?? 'light'
  experienceStore.setState({ mode, chosen: asExperience(readStored('local', EXPERIENCE_KEY)) })
}

/** The visitor used the Motion switch. */
export function motionSwitched(): void {
  const mode: Experience = experienceStore.getState().mode === 'immersive' ? 'light' : 'immersive'
  experienceStore.setState({ mode, chosen: mode })
  writeStored('local', EXPERIENCE_KEY, mode)
}

/** The stage cannot draw (no context, no code, too slow): light, without touching what the visitor chose. */
export function stageFailed(): void {
  experienceStore.setState({ mode: 'light' })
}

/** The visitor asked the system for less motion (or took that back) while the page is open. */
export function reducedMotionChanged(reduced: boolean): void {
  if (reduced) experienceStore.setState({ mode: 'light' })
}
