import type { Layer } from './architecture.ts'

/** The console's metrics (spec §2.14, label/value/trend), with the numbers that the demonstration starts from. */
export const socMetrics = [
  { id: 'blocked', label: 'Threats blocked today', start: 1284 },
  { id: 'events', label: 'Events read per second', start: 48_200 },
  { id: 'endpoints', label: 'Healthy endpoints', start: 4812 },
  { id: 'incidents', label: 'Open incidents', start: 1 },
] as const

export type SocMetricId = (typeof socMetrics)[number]['id']

export type Severity = 'info' | 'watch' | 'act'

/** What can happen, and which layer answers it. The console picks by seed; `{n}` becomes a number. */
export const socEvents: readonly { severity: Severity; layer: Layer['id']; text: string }[] = [
  { severity: 'info', layer: 'biometrics', text: 'Sign-in verified, passkey, site {n}' },
  { severity: 'info', layer: 'encryption', text: 'Key rotated for vault {n}' },
  { severity: 'info', layer: 'encryption', text: 'Backup {n} verified, restore tested' },
  { severity: 'info', layer: 'zero-trust', text: 'Patch applied to gateway {n}' },
  { severity: 'watch', layer: 'behavior', text: 'Unusual hour, account {n}, second factor asked' },
  { severity: 'watch', layer: 'zero-trust', text: 'Port scan from outside, sensor {n}' },
  { severity: 'watch', layer: 'access', text: 'New device on account {n}, access narrowed' },
  { severity: 'act', layer: 'access', text: 'Export of {n} records stopped, analyst called' },
  { severity: 'act', layer: 'factors', text: 'Password list tried on gateway {n}, source blocked' },
]

export const severityNames: Record<Severity, string> = { info: 'Routine', watch: 'Watched', act: 'Acted on' }

/** The four service cards (spec §2.14). */
export const services = [
  {
    title: '24/7 monitoring',
    value: '99.99%',
    unit: 'uptime',
    text: 'Of the monitoring itself. Two analysts on every shift, nights and holidays included.',
  },
  {
    title: 'Incident response',
    value: 'under 15',
    unit: 'minutes',
    text: 'From the alert until an analyst who knows your setup works on it.',
  },
  {
    title: 'Disaster recovery',
    value: '4 hour',
    unit: 'RTO',
    text: 'Recovery time objective: the longest it may take until you work again. Rehearsed twice a year.',
  },
  {
    title: 'Business continuity',
    value: '99.9%',
    unit: 'availability',
    text: 'Of the platform. A second site takes over if the first one fails.',
  },
] as const

export const operationsText = {
  id: 'operations',
  label: 'Who answers',
  heading: {
    text: 'Security operations center',
    line: 'Analysts who watch, answer and report.',
  },
  console: 'Operations console',
  note: 'Demonstration, simulated data',
  controls: 'console',
  figure:
    'The six gates of the architecture. Each event of the log flies to the gate that answers it, is stopped there, and leaves a notch.',
  /** Before the number of the gate that answered the last event. */
  answered: 'Answered by ring',
  traffic: 'Threats blocked, last 48 readings, the latest in brass',
  log: 'Event log',
  emergency: {
    heading: 'If it is happening now',
    text: 'Call first, then write. Leave the affected machines on and take them off the network.',
    phone: 'Emergency line, 24/7',
    mail: 'Emergency email',
  },
} as const
