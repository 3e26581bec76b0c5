import { brand } from '../brand.ts'
import type { Opening } from '../opening.ts'
import { paths } from '../paths.ts'

export const opening: Opening = {
  meta: {
    path: paths.securitySolution,
    title: 'Enterprise security',
    description:
      'AES-256 encryption, zero-trust access, behavioral analytics and a security operations center, with the compliance list an auditor will ask you about.',
  },
  label: 'Security',
  heading: { text: 'Enterprise-grade security and compliance', emphasis: 'security and compliance' },
  lead: `Security in ${brand.word} starts from the assumption that a password will leak one day. Every layer after it has to work without trusting the one before.`,
  blocks: [],
  next: 'Security in more detail',
  related: [
    { path: paths.blockchainSecurity, reason: 'How ledger records and wallets are guarded.' },
    { path: paths.dataPrivacy, reason: 'Who may see which data, and how that is governed.' },
    { path: paths.fintech, reason: 'The same controls seen by a regulated business.' },
    { path: paths.status, reason: 'What is monitored and how incidents are reported.' },
  ],
}
