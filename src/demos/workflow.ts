import type { MachineDefinition } from './machine.ts'

/** Milliseconds (spec §9). */
export const TIMING = { step: 1500, reset: 1000 } as const

export interface WorkflowState {
  /** `finished` lasts for the second between the last step and the return to the first. */
  phase: 'idle' | 'running' | 'paused' | 'finished'
  /** Steps completed, and with it the step that is active; the number of steps once all are. */
  index: number
  /** Index of the chosen template. */
  template: number
}

export type WorkflowEvent =
  | { type: 'played' }
  | { type: 'paused' }
  | { type: 'advanced' }
  | { type: 'reset' }
  | { type: 'templateChosen'; template: number }

export type StepStatus = 'completed' | 'active' | 'pending'

/** The workflow demo over templates of `counts` steps (spec §4). A template that is chosen begins at its first step. */
export function createWorkflow(counts: readonly number[]): MachineDefinition<WorkflowState, WorkflowEvent> {
  return {
    initial: { phase: 'idle', index: 0, template: 0 },
    reduce(state, event) {
      const { phase, index } = state
      switch (event.type) {
        case 'played':
          if (phase === 'running') return state
          return { ...state, phase: 'running', index: phase === 'finished' ? 0 : index }
        case 'paused':
          return phase === 'running' ? { ...state, phase: 'paused' } : state
        case 'advanced':
          return {
            ...state,
            phase: index + 1 < (counts[state.template] ?? 0) ? 'running' : 'finished',
            index: index + 1,
          }
        case 'reset':
          return { ...state, phase: 'idle', index: 0 }
        case 'templateChosen':
          return { phase: phase === 'running' ? 'running' : 'idle', index: 0, template: event.template }
      }
    },
    follow(event, state, before) {
      switch (event.type) {
        case 'played':
          return before.phase === 'running'
            ? undefined
            : [{ after: TIMING.step, event: { type: 'advanced' } }]
        case 'paused':
          // Only a running demo has a timer to stop: the one after the last step goes on.
          return before.phase === 'running' ? [] : undefined
        case 'advanced':
          return state.phase === 'finished'
            ? [{ after: TIMING.reset, event: { type: 'reset' } }]
            : [{ after: TIMING.step, event: { type: 'advanced' } }]
        case 'reset':
          return []
        case 'templateChosen':
          return state.phase === 'running' ? [{ after: TIMING.step, event: { type: 'advanced' } }] : []
      }
    },
  }
}

/** Status of the step `at`, from the index alone. */
export function stepStatus(index: number, at: number): StepStatus {
  if (at < index) return 'completed'
  return at === index ? 'active' : 'pending'
}

/** Seconds as they are shown: index times the interval while running, else none (spec §4). */
export function elapsed({ phase, index }: WorkflowState): string {
  return phase === 'running' ? `${(index * TIMING.step) / 1000}s` : '0s'
}

/** Percent of `count` steps that are completed, rounded. */
export function progress({ index }: WorkflowState, count: number): number {
  return Math.round((index / count) * 100)
}
