import { useId } from 'react'
import { ledgerText } from '#src/content/security-solution/ledger.ts'
import { Icon } from '#src/ui/icon.tsx'

interface Props {
  /** Counts from 1. */
  number: number
  record: string
  /** As it is computed from what the block says now. */
  fingerprint: string
  /** As everybody else has it. */
  recorded: string
  onChange: (record: string) => void
}

/** One block: a record that can be typed over, and the fingerprint that then no longer fits. */
export function LedgerBlock({ number, record, fingerprint, recorded, onChange }: Props) {
  const input = useId()
  const fits = fingerprint === recorded
  return (
    <li className="block panel stack-2" data-state={fits ? 'intact' : 'broken'}>
      <div className="block-head mono between">
        <span>
          {ledgerText.block} {number}
        </span>
        <Icon name={fits ? 'check' : 'close'} size={18} />
      </div>
      <label className="mono soft" htmlFor={input}>
        {ledgerText.record} <span className="visually-hidden">{number}</span>
      </label>
      <input
        id={input}
        type="text"
        value={record}
        maxLength={40}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
      <dl className="mono">
        <dt className="soft">{ledgerText.fingerprint}</dt>
        <dd className="block-fingerprint">{fingerprint}</dd>
        <dt className="soft">{ledgerText.recorded}</dt>
        <dd>{recorded}</dd>
      </dl>
    </li>
  )
}
