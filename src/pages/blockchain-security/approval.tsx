import { useEffect, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import {
  approvalText,
  keys,
  NEEDED,
  transfer,
  transferText,
  usesText,
} from '#src/content/technology/approval.ts'
import { judge, sign, stateOf, withdraw, type Signatures, type Verdict } from './multisig.ts'
import { within } from '#src/lib/shares.ts'
import { nameOf } from '#src/sections/page/page-names.ts'
import { pieceSignalled } from '#src/stores/pieces.ts'
import { Button } from '#src/ui/button.tsx'
import { NumberInput } from '#src/ui/number-input.tsx'
import { Section } from '#src/ui/section.tsx'
import '#src/ui/switch.css'
import './approval.css'
import { LedgerStrip } from './ledger-strip.tsx'
import { Lock } from './lock.tsx'

const ids = keys.map(({ id }) => id)

function verdictText(verdict: Verdict): string {
  const { none, one, two, three, void: broken } = approvalText.verdict
  if (verdict.passes) return verdict.valid === NEEDED ? two : three
  if (verdict.void > 0) return broken(verdict.valid)
  return verdict.valid === 0 ? none : one
}

interface KeysProps {
  signatures: Signatures
  text: string
  onChange: (signatures: Signatures) => void
}

/** Three switches. A void signature is off: turning its key again signs the words as they are now. */
function Keys({ signatures, text, onChange }: KeysProps) {
  return (
    <ul className="approval-keys" aria-label={approvalText.keys}>
      {keys.map(({ id, holder, kept }, index) => {
        const state = stateOf(signatures, id, text)
        const signed = state === 'valid'
        return (
          <li key={id} data-state={state}>
            <button
              type="button"
              className="switch"
              role="switch"
              aria-checked={signed}
              onClick={() => onChange(signed ? withdraw(signatures, id) : sign(signatures, id, text))}
            >
              <span className="mono soft">{index + 1}</span>
              <span>{holder}</span>
              <span className="small soft">{kept}</span>
              <span className="mono approval-state soft">
                {state === 'valid' ? signatures[id] : approvalText.states[state]}
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

function Wallet() {
  const [amount, setAmount] = useState<number>(transfer.amount)
  const [signatures, setSignatures] = useState<Signatures>({})
  const field = useId()
  const text = transferText(amount)
  const verdict = judge(signatures, ids, NEEDED, text)
  useEffect(() => pieceSignalled('approval', Math.min(1, verdict.valid / NEEDED)), [verdict.valid])
  const restart = () => {
    setAmount(transfer.amount)
    setSignatures({})
  }
  return (
    <div
      className="approval halves"
      data-demo="approval"
      data-phase={verdict.passes ? 'passed' : 'waiting'}
      data-index={verdict.valid}
    >
      <Lock
        states={ids.map((id) => stateOf(signatures, id, text))}
        valid={verdict.valid}
        open={verdict.passes}
      />
      <div className="approval-desk stack-5">
        <p className="approval-lead soft">{approvalText.lead}</p>
        <div className="approval-transfer">
          <h3>{text}</h3>
          <label htmlFor={field} className="soft">
            {approvalText.amount}
          </label>
          <NumberInput
            id={field}
            value={amount}
            most={transfer.most}
            onChange={(typed) => setAmount(within(typed, transfer.most))}
          />
        </div>
        <Keys signatures={signatures} text={text} onChange={setSignatures} />
        <div className="approval-verdict cluster">
          <p role="status">{verdictText(verdict)}</p>
          <Button variant="outline" onClick={restart}>
            {approvalText.reset}
          </Button>
        </div>
      </div>
      <LedgerStrip text={text} written={verdict.passes} />
    </div>
  )
}

/** A wallet that asks for two of three keys, to be tried out, and where the products use the rule. */
export function Approval() {
  return (
    <>
      <Section {...approvalText}>
        <Wallet />
      </Section>
      <Section {...usesText}>
        <ul className="approval-uses pair indent">
          {usesText.rows.map(({ path, what, text }) => (
            <li key={path} className="stack-2">
              <h3>{what}</h3>
              <p className="soft">{text}</p>
              <Link className="text-link target" to={path}>
                {nameOf(path)}
              </Link>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}
