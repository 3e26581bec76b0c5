import { brand } from '../brand.ts'
import type { PlanetColour } from '../planets.ts'

const { name } = brand.assistant

/** Spec §3, assistant capability card. */
export interface Ability {
  id: 'onboarding' | 'insights' | 'tasks' | 'language'
  title: string
  subtitle: string
  description: string
  color: PlanetColour
  icon: 'hello' | 'chart' | 'list' | 'speech'
  features: readonly string[]
}

export const abilities: readonly Ability[] = [
  {
    id: 'onboarding',
    title: 'Onboarding and client support',
    subtitle: 'From the first hello',
    description: `${name} greets new clients, collects what the contract needs, and answers their questions from documents you already have.`,
    color: 'brass',
    icon: 'hello',
    features: [
      'A welcome at the client’s own pace',
      'Answers quoted from your own documents',
      'Reminders for whatever is still missing',
      'Handover to a person, with the whole history',
    ],
  },
  {
    id: 'insights',
    title: 'Data analysis and insights',
    subtitle: 'Answers with reasons',
    description: `Ask in a sentence. ${name} reads the sources you connect, says what changed and why, and shows the rows it read.`,
    color: 'violet',
    icon: 'chart',
    features: [
      'Sales, web and finance data in one answer',
      'Causes ranked by how much they explain',
      'Tables and charts you can forward',
      'A morning note when a figure has moved',
    ],
  },
  {
    id: 'tasks',
    title: 'Autonomous task management',
    subtitle: 'Within the limits you set',
    description: `${name} books, files, reorders and reminds. You decide what it does alone and what it must ask about.`,
    color: 'blue',
    icon: 'list',
    features: [
      'Two lists: do alone, ask first',
      'Meetings scheduled around everyone’s calendar',
      'Follow-up until the task is closed',
      'Every step logged; bookings and drafts can be undone',
    ],
  },
  {
    id: 'language',
    title: 'Natural language processing',
    subtitle: 'No commands to learn',
    description: `Write as you would to a colleague, typing errors included. ${name} works out what is meant, and asks when two readings are possible.`,
    color: 'copper',
    icon: 'speech',
    features: [
      'People, dates and amounts from one sentence',
      'Context kept across channels and days',
      'The reply in the language of the question',
      'A question back instead of a guess',
    ],
  },
]

/** What the small interfaces on the four cards show. Sample work of nobody in particular. */
export const vignettes = {
  onboarding: {
    welcome: 'Welcome aboard. Three documents are all we need, and photos of them will do.',
    reply: 'Here is the tax form.',
    title: 'New client, day 2',
    steps: [
      { text: 'Welcome pack opened', done: true },
      { text: 'Tax form received', done: true },
      { text: 'Bank details confirmed', done: true },
      { text: 'Signature: asked again this morning', done: false },
    ],
  },
  insights: {
    title: 'Why returns rose, by share explained',
    /** `share` in percent of the rise: together they explain all of it. */
    causes: [
      { text: 'Size M runs small', share: 82 },
      { text: 'Late deliveries', share: 12 },
      { text: 'Color differs from the picture', share: 6 },
    ],
  },
  tasks: {
    lists: [
      {
        title: 'Does alone',
        items: ['Send reminders', 'Book meetings', 'File receipts', 'Reorder below stock'],
      },
      { title: 'Asks first', items: ['Refunds', 'Anything to the press', 'New suppliers'] },
    ],
  },
  language: {
    said: 'Move it to Friday.',
    asked: 'Which one do you mean?',
    options: ['The call with Lyon', 'The delivery'],
    done: 'Moved to Friday, same hour. Lyon has been told.',
  },
} as const

export const abilitiesText = {
  id: 'core-functionalities',
  label: 'Day to day',
  heading: { text: 'Core functionalities', line: 'Four jobs it takes off your desk.' },
  action: 'Explore All Capabilities',
} as const

/** The row of eight capability labels, each with something one would really ask. */
export const requests = [
  { label: 'Task automation', ask: 'Remind everyone whose invoice is overdue, then tell me who answered.' },
  { label: 'Scheduling', ask: 'Find an hour with the design team before Thursday.' },
  { label: 'Email drafting', ask: 'Answer the delivery complaint. Politely, and in Italian.' },
  { label: 'Report writing', ask: 'One page on the quarter, for the board.' },
  { label: 'Lead qualification', ask: 'Which of this week’s inquiries should I call first?' },
  { label: 'Order tracking', ask: 'Where is this order, and who is waiting for it?' },
  { label: 'Document search', ask: 'What notice period did we agree with the landlord?' },
  { label: 'Live translation', ask: 'Join the call and caption it in Portuguese.' },
] as const

export const requestsText = {
  id: 'all-capabilities',
  label: 'On the first day',
  heading: { text: 'All capabilities', line: 'One request for each.' },
} as const
