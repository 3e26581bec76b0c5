export const heroFigures = [
  { value: '85%', label: 'Time saved' },
  { value: '3x', label: 'ROI of automation' },
  { value: '24/7', label: 'Without a break' },
] as const

export const heroActions = { start: 'Start Automating', documentation: 'View Documentation' } as const
