/** The hero's two checklists of four (spec §2.4). */
export const checklists: readonly (readonly string[])[] = [
  ['Autonomous workflows', 'Real-time analytics', 'Branded video', 'Lead intelligence'],
  ['Zero-trust security', 'Tokenized value exchange', 'HR and task suite', 'One assistant, 150+ languages'],
]
