import { brand } from '../brand.ts'
import { paths, type SitePath } from '../paths.ts'

/** One plate of the stack. */
export interface StackLayer {
  id: 'interfaces' | 'ledger' | 'models' | 'permissions' | 'events' | 'records'
  name: string
  /** What it is for, in three or four words. */
  short: string
  text: string
  /** What it does with the record that drops through all of them. */
  sample: string
  /** The product that leans on it most, and how. */
  product: { path: SitePath; use: string }
}

/** From the top plate down to the ground plate. */
export const stackLayers: readonly StackLayer[] = [
  {
    id: 'interfaces',
    name: 'Interfaces',
    short: 'Where people look',
    text: 'Screens, the assistant and the API. Each asks the layers beneath it and shows what comes back. None keeps a copy, so two screens cannot disagree.',
    sample: 'Accepted on screen: call back today',
    product: {
      path: paths.assistant,
      use: `${brand.assistant.name} answers from here, in the name and with the rights of whoever asks.`,
    },
  },
  {
    id: 'ledger',
    name: 'Ledger',
    short: 'What is agreed',
    text: 'A balance, a transfer, a signed approval: the few facts that must stay provable to an outsider. Every entry carries the fingerprint of the one before it.',
    sample: 'Not entered: no tokens change hands',
    product: {
      path: paths.platform,
      use: 'Contributions to the shared data are credited and settled on it.',
    },
  },
  {
    id: 'models',
    name: 'Models',
    short: 'What might be done',
    text: 'Natural language processing, sentiment analysis and machine learning read events and make proposals. Only a person, or a rule that a person has written, changes a record.',
    sample: 'Proposed earlier, from 2 messages',
    product: {
      path: paths.analytics,
      use: 'Its forecasts and findings come with the records they were drawn from.',
    },
  },
  {
    id: 'permissions',
    name: 'Permissions',
    short: 'Who may know',
    text: 'Roles and zero-trust checks guard every record against every reader, and a model counts as a reader. What a role may not see is left out of the answer and noted in the log.',
    sample: 'Allowed: role “sales” may set it',
    product: { path: paths.securitySolution, use: 'Its six layers of defense are set up and watched here.' },
  },
  {
    id: 'events',
    name: 'Events',
    short: 'What happened',
    text: 'A view, a message, a payment: written once, with its time and its source. Products subscribe to events, so nothing is copied from system to system at night.',
    sample: 'Written: 09:14:07, proposal accepted',
    product: { path: paths.automation, use: 'Every workflow starts with an event and ends with one.' },
  },
  {
    id: 'records',
    name: 'Records',
    short: 'What is true now',
    text: 'Customers, tasks and documents, encrypted at rest with AES-256, each with a named owner. Fields are corrected, exported and erased here.',
    sample: 'Customer 1180: call back today',
    product: { path: paths.tasks, use: 'Tasks, people and documents are records that refer to each other.' },
  },
]

export const stackText = {
  id: 'stack',
  label: 'From the top down',
  heading: {
    text: 'Six layers, one job each',
    emphasis: 'one job each',
    line: 'Follow one note, “call back today”, from the screen to the record.',
  },
  tabs: 'Layers, from the top down',
  sample: 'What it does with “call back today”',
  /** Beside Play and Pause, which are named with the second. */
  record: 'The note drops through all six.',
  passing: 'Now at',
  demo: 'note',
  product: 'Used most by',
} as const

/** What is kept where; `value` is the layer. */
export const undoText = {
  label: 'Storage',
  heading: {
    text: 'Where each kind of data is kept',
    line: 'Who can correct it, and whether it can be erased.',
  },
  rows: [
    {
      term: 'A customer’s address',
      detail: 'Corrected in place, exported on request, erased when the purpose ends.',
      value: 'Records',
    },
    {
      term: 'A page view',
      detail: 'Not edited. When its person is erased, the name is removed and the count stays.',
      value: 'Events',
    },
    {
      term: 'A role',
      detail: 'Changed by an administrator, from the next request on. The change itself stays in the log.',
      value: 'Permissions',
    },
    {
      term: 'A proposal',
      detail:
        'Replaced by the next one. It is kept with the records it was drawn from, so it can be questioned.',
      value: 'Models',
    },
    {
      term: 'A token transfer',
      detail:
        'Corrected by a second transfer, and both remain. Accounts are numbers; whose they are is a record, and can be erased.',
      value: 'Ledger',
    },
    {
      term: 'A chart on a screen',
      detail: 'Holds no data of its own: it is drawn from the layers beneath each time.',
      value: 'Interfaces',
    },
  ],
} as const
