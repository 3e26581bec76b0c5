/** Spec §3, governance pillar; the percentages are §9. Each is the share of what `text` names, last quarter. */
export const pillars = [
  {
    id: 'accountability',
    title: 'Accountability',
    percentage: 95,
    color: 'brass',
    text: 'Decisions on record that have a named owner',
    target: 95,
  },
  {
    id: 'transparency',
    title: 'Transparency',
    percentage: 98,
    color: 'blue',
    text: 'Rules in force that customers can read',
    target: 95,
  },
  {
    id: 'privacy',
    title: 'Privacy',
    percentage: 97,
    color: 'violet',
    text: 'Records kept no longer than needed',
    target: 95,
  },
  {
    id: 'compliance',
    title: 'Compliance',
    percentage: 99,
    color: 'copper',
    text: 'Controls whose evidence is up to date',
    target: 98,
  },
] as const

/** A pillar's definition and target, as one line. */
export const measured = ({ text, target }: (typeof pillars)[number]) => `${text}; target ${target}%`
