import { useEffect, useState } from 'react'
import {
  forgery,
  ledgerFeatures,
  ledgerFigures,
  ledgerRecords,
  ledgerText,
} from '#src/content/security-solution/ledger.ts'
import { chainOf, firstBroken } from '#src/lib/chain.ts'
import { pieceSignalled } from '#src/stores/pieces.ts'
import { Button } from '#src/ui/button.tsx'
import { Figures } from '#src/ui/figures.tsx'
import { ThemedPicture } from '#src/ui/themed-picture.tsx'
import { Rows } from '#src/ui/rows.tsx'
import { CountingLink } from '#src/sections/counting-link.tsx'
import { Section } from '#src/ui/section.tsx'
import { LedgerBlock } from './ledger-block.tsx'
import './ledger.css'

const recorded = chainOf(ledgerRecords)

/** A chain of four blocks that anybody may forge, and that shows it. */
function Chain() {
  const [records, setRecords] = useState<readonly string[]>(ledgerRecords)
  const chain = chainOf(records)
  const broken = firstBroken(chain, recorded)
  useEffect(() => pieceSignalled('broken', broken + 1), [broken])
  const change = (at: number, record: string) =>
    setRecords(records.map((old, index) => (index === at ? record : old)))

  return (
    <>
      <div className="chain-scene stills" data-scene="chain" aria-hidden="true">
        <ThemedPicture name={`chain-${broken + 1}`} alt="" width={1360} height={380} />
      </div>
      <ol className="chain">
        {records.map((record, index) => (
          <LedgerBlock
            // A block is its place in the chain.
            key={`block ${index + 1}`}
            number={index + 1}
            record={record}
            fingerprint={chain[index] ?? ''}
            recorded={recorded[index] ?? ''}
            onChange={(next) => change(index, next)}
          />
        ))}
      </ol>
      <div className="chain-verdict cluster">
        <p role="status" data-broken={broken >= 0 || undefined}>
          {broken < 0 ? ledgerText.intact : ledgerText.broken(broken + 1, records.length)}
        </p>
        <div className="scripted actions">
          <Button variant="outline" onClick={() => change(forgery.block, forgery.record)}>
            {ledgerText.forge}
          </Button>
          <Button variant="outline" onClick={() => setRecords(ledgerRecords)}>
            {ledgerText.reset}
          </Button>
        </div>
      </div>
    </>
  )
}

/** What a blockchain is good for, shown by breaking one; four features and two figures (spec §2.14). */
export function Ledger() {
  const { lead } = ledgerText
  return (
    <Section {...ledgerText}>
      <p className="ledger-lead indent soft">{lead}</p>
      <Chain />
      <div className="ledger-facts split">
        <Figures items={ledgerFigures} />
        <Rows rows={ledgerFeatures} />
      </div>
      <CountingLink />
    </Section>
  )
}
