export const heroFigures = [
  { value: '85%', label: 'Time saved' },
  { value: '3x', label: 'ROI of automation' },
  { value: '24/7', label: 'Without a break' },
] as const

/** Of the instrument beside the first words. */
export const heroLegend =
  'Six wheels, the six steps of a workflow. As you scroll, the light passes from one to the next.'

export const heroActions = { start: 'Start Automating', documentation: 'View Documentation' } as const
