import { leadSteps, type WorkflowStep } from './workflow.ts'

/** A workflow to begin with (spec §4). */
export interface WorkflowTemplate {
  id: string
  name: string
  description: string
  /** What its record is about. */
  sample: string
  /** Their number is one of the figures shown. */
  steps: readonly WorkflowStep[]
  averageTime: string
  efficiency: string
}

const onboardingSteps: readonly WorkflowStep[] = [
  {
    id: 'contract',
    title: 'Contract',
    description: 'The signed contract opens the workspace.',
    duration: '30 min',
    result: 'Signed by both, terms on file',
  },
  {
    id: 'welcome',
    title: 'Welcome',
    description: 'The client learns who does what, and when.',
    duration: '15 min',
    result: 'Read, first call agreed',
  },
  {
    id: 'accounts',
    title: 'Accounts',
    description: 'People get their roles, with the least rights they need.',
    duration: '45 min',
    result: 'Nine people, three roles',
  },
  {
    id: 'data',
    title: 'Data',
    description: 'Files and systems are named and connected.',
    duration: '3 h',
    result: 'Two systems, one spreadsheet',
  },
  {
    id: 'checks',
    title: 'Checks',
    description: 'Gaps and duplicates are found before anything is copied.',
    duration: '1 h',
    result: '41 duplicates merged, 3 questions asked',
  },
  {
    id: 'import',
    title: 'Import',
    description: 'The records move over, and the counts are compared.',
    duration: '4 h',
    result: '12,480 of 12,480 records',
  },
  {
    id: 'training',
    title: 'Training',
    description: 'Each role works through its own first day.',
    duration: '2 h',
    result: 'Nine of nine completed',
  },
  {
    id: 'review',
    title: 'Review',
    description: 'Client and owner agree on the open points.',
    duration: '30 min',
    result: 'Two points, both with a date',
  },
]

const supportSteps: readonly WorkflowStep[] = [
  {
    id: 'intake',
    title: 'Intake',
    description: 'The question is read and becomes a ticket.',
    duration: '15 s',
    result: 'By email, about an invoice',
  },
  {
    id: 'triage',
    title: 'Triage',
    description: 'Urgency and subject are weighed.',
    duration: '45 s',
    result: 'Today: a payment waits for it',
  },
  {
    id: 'desk',
    title: 'Assignment',
    description: 'One person becomes the owner.',
    duration: '1 min',
    result: 'Billing desk, has the account open',
  },
  {
    id: 'answer',
    title: 'Answer',
    description: 'A draft is offered; a person corrects and sends it.',
    duration: '5 min',
    result: 'Sent, one line changed',
  },
  {
    id: 'follow-up',
    title: 'Follow-up',
    description: 'The sender is asked whether it helped.',
    duration: '1 min',
    result: 'It did; the answer joins the help center',
  },
]

export const templates: readonly WorkflowTemplate[] = [
  {
    id: 'lead-processing',
    name: 'Lead Processing',
    description:
      'From the first inquiry to a reply that a person has approved. Five steps take 6.8 seconds; the average includes the wait for that person.',
    sample: 'Sample lead',
    steps: leadSteps,
    averageTime: '4.2 min',
    efficiency: '94%',
  },
  {
    id: 'client-onboarding',
    name: 'Client Onboarding',
    description: 'For clients of your own: from the signed contract to the first day at work.',
    sample: 'Sample client',
    steps: onboardingSteps,
    averageTime: '12 hours',
    efficiency: '97%',
  },
  {
    id: 'support-ticket',
    name: 'Support Ticket',
    description: 'From a question to an answer, with a person wherever one is needed.',
    sample: 'Sample ticket',
    steps: supportSteps,
    averageTime: '8 min',
    efficiency: '91%',
  },
]
