import type { Figure } from './figure.ts'

export const heroFigures: readonly Figure[] = [
  { value: '85%', label: 'Time saved' },
  { value: '3x', label: 'Return on investment' },
  { value: '24/7', label: 'Around the clock' },
]

export const heroActions = { start: 'Start Automating', documentation: 'View Documentation' } as const
