import { describe, expect, it } from 'vitest'
import { compliance, layers } from '#src/content/security-solution/architecture.ts'
import { policies } from '#src/content/security-solution/governance.ts'
import { pillars } from '#src/content/security-solution/pillars.ts'
import {
  forgery,
  ledgerFeatures,
  ledgerFigures,
  ledgerRecords,
} from '#src/content/security-solution/ledger.ts'
import { socMetrics } from '#src/content/security-solution/operations.ts'
import { safeguards } from '#src/content/security-solution/protection.ts'

const titles = (records: readonly { title: string }[]) => records.map(({ title }) => title)
const terms = (records: readonly { term: string }[]) => records.map(({ term }) => term)

describe('records and figures of the specification', () => {
  it('architecture and compliance', () => {
    expect(titles(layers)).toEqual([
      'AES-256 encryption',
      'Multi-layered access controls',
      'Multi-factor authentication',
      'Biometric authentication',
      'Behavioral analytics',
      'Zero-trust architecture',
    ])
    for (const { features } of layers) expect(features.length).toBeGreaterThan(0)
    expect(terms(compliance)).toEqual(['SOC 2 Type II', 'ISO 27001', 'GDPR', 'HIPAA', 'PCI DSS'])
  })

  it('data protection, each with its badge', () => {
    expect(titles(safeguards)).toEqual([
      'End-to-end encryption',
      'Role-based access controls',
      'Continuous monitoring',
      'Real-time alerts',
    ])
    expect(new Set(safeguards.map(({ status }) => status)).size).toBe(4)
  })

  it('blockchain', () => {
    expect(terms(ledgerFeatures)).toEqual([
      'Immutable records',
      'Smart contract audits',
      'Multi-signature wallets',
      'Cold storage',
    ])
    expect(ledgerFigures.map(({ label }) => label)).toEqual([
      'hash rate of the anchor chain',
      'block time of the ledger',
    ])
  })

  it('operations center', () => {
    expect(socMetrics.length).toBeGreaterThanOrEqual(4)
  })

  it('governance', () => {
    expect(pillars.map(({ id }) => id)).toEqual(['accountability', 'transparency', 'privacy', 'compliance'])
    expect(policies.length).toBeGreaterThan(0)
  })
})

it('the forgery changes its block', () => {
  expect(ledgerRecords[forgery.block]).toBeDefined()
  expect(ledgerRecords[forgery.block]).not.toBe(forgery.record)
})
