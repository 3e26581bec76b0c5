/** One row of the table that compares them: which need leads to which solution. */
export const needs = [
  {
    solution: 'integrated-platform',
    need: 'Every department has its own tool, and they share nothing.',
    bring: 'The list of what you run today',
    figure: { value: '300%', label: 'average ROI' },
  },
  {
    solution: 'virtual-assistant',
    need: 'The same forty questions arrive, day and night.',
    bring: 'Your answers, as documents',
    figure: { value: '2.3 s', label: 'average response' },
  },
  {
    solution: 'task-management',
    need: 'Requests arrive by email and are forgotten there.',
    bring: 'A mailbox and a calendar',
    figure: { value: '99.9%', label: 'sync accuracy' },
  },
  {
    solution: 'ai-analytics',
    need: 'The answer is in the data, but it takes a week to find it.',
    bring: 'One source and one question',
    figure: { value: '10x', label: 'faster insights' },
  },
  {
    solution: 'security',
    need: 'An auditor asks who can read what, and there is no list.',
    bring: 'Your list of roles',
    figure: { value: '256-bit', label: 'AES encryption' },
  },
  {
    solution: 'business-automation',
    need: 'Each handover depends on someone’s memory.',
    bring: 'One process that gets stuck',
    figure: { value: '85%', label: 'time saved, routine steps' },
  },
] as const
