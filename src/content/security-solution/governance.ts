import { ids } from './ids.ts'

/** Spec §3, governance pillar; the percentages are §9. */
export const pillars = [
  {
    id: 'accountability',
    title: 'Accountability',
    percentage: 95,
    color: 'brass',
    text: 'decisions with a name beside them',
  },
  {
    id: 'transparency',
    title: 'Transparency',
    percentage: 98,
    color: 'blue',
    text: 'rules that customers can read',
  },
  {
    id: 'privacy',
    title: 'Privacy',
    percentage: 97,
    color: 'violet',
    text: 'records kept only as long as needed',
  },
  {
    id: 'compliance',
    title: 'Compliance',
    percentage: 99,
    color: 'copper',
    text: 'controls with current evidence',
  },
] as const

export const policies = [
  {
    title: 'Access review',
    when: 'every quarter',
    text: 'Each manager confirms every right of every colleague. What nobody confirms ends.',
  },
  {
    title: 'Incident disclosure',
    when: 'once confirmed',
    text: 'Those concerned hear what happened, since when, and what to do, before anyone else hears of it.',
  },
  {
    title: 'Data retention',
    when: 'by contract',
    text: 'Each kind of record has an end date. On that day it is erased; backups follow within 35 days.',
  },
  {
    title: 'Model oversight',
    when: 'before release',
    text: 'A model that decides about people is tested for bias, and a person can overrule it.',
  },
] as const

export const governanceText = {
  id: ids.governance,
  label: 'Measured every quarter',
  heading: { text: 'Governance', line: 'Four measures, each with a definition and a target.' },
  policies: 'Four policies',
} as const
