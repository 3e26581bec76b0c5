export const heroText = {
  badge: 'Zero trust for every request',
  action: 'Secure Your Enterprise',
  start: 'Get Started',
} as const

/** Spec §2.14. */
export const heroFigures = [
  { value: '99.9%', label: 'uptime SLA' },
  { value: '256-bit', label: 'AES encryption' },
  { value: '24/7', label: 'monitoring' },
] as const
