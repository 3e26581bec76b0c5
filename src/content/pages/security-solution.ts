import { brand } from '../brand.ts'
import { serviceLevel } from '../buying.ts'
import type { UnlabelledContent } from '../page-content.ts'
import { paths } from '../paths.ts'

export const content = {
  meta: {
    path: paths.securitySolution,
    title: 'Enterprise security software and compliance',
    description:
      'AES-256 encryption, zero-trust access, behavioral analytics and a 24/7 security operations center, with controls mapped to SOC 2, ISO 27001 and GDPR.',
  },
  heading: { text: 'Enterprise-grade security and compliance', emphasis: 'security and compliance' },
  lead: `For companies that have to show who can read what: ${brand.word} Security encrypts the data, checks every request and has analysts on duty around the clock.`,
  blocks: [serviceLevel],
  next: 'Security in more detail',
  related: [
    { path: paths.blockchainSecurity, reason: 'How ledger records and wallets are guarded.' },
    { path: paths.dataPrivacy, reason: 'Who may see which data, and how that is governed.' },
    { path: paths.fintech, reason: 'The same controls in a regulated business.' },
    { path: paths.status, reason: 'The record of past incidents.' },
  ],
} satisfies UnlabelledContent
