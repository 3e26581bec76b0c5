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
  blocks: [
    {
      heading: 'The commitments',
      rows: [
        { term: 'Uptime', detail: 'Under the service level agreement.', value: '99.9%' },
        { term: 'Encryption', detail: 'AES, for stored data and for data on the move.', value: '256-bit' },
        { term: 'Incident response', detail: 'From the alert to a person at work on it.', value: '< 15 min' },
        { term: 'Disaster recovery', detail: 'Recovery time objective.', value: '4 h' },
      ],
    },
    {
      heading: 'How access is decided',
      paragraphs: [
        'Multi-layered access controls and a zero-trust architecture check each request by itself: who asks, from which device, for which record. Multi-factor and biometric authentication confirm the person. Behavioral analytics notices when a known person does something they have never done before, such as downloading a whole customer list at night.',
      ],
    },
    {
      heading: 'Compliance',
      paragraphs: [
        'The architecture is mapped to SOC 2 Type II, ISO 27001, GDPR, HIPAA and PCI DSS. Tell us which of them your auditor asks about and we begin the conversation with those controls.',
      ],
    },
    {
      heading: 'When something happens',
      paragraphs: [
        'The security operations center monitors day and night, handles the incident and leads the recovery. Governance policies say beforehand who is told, in what order and how soon, so nobody has to work that out during the event.',
      ],
    },
  ],
  related: [
    { path: paths.blockchainSecurity, reason: 'How ledger records and wallets are guarded.' },
    { path: paths.dataPrivacy, reason: 'Who may see which data, and how that is governed.' },
    { path: paths.fintech, reason: 'The same controls seen by a regulated business.' },
    { path: paths.status, reason: 'What is monitored and how incidents are reported.' },
  ],
  action: { label: 'Secure Your Enterprise', topic: 'security' },
}
