import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { partners, terms, tokenText } from '#src/content/technology/tokens.ts'
import type { Account, Contributions } from '#src/demos/token-path.ts'
import '#src/sections/rail-stop.css'
import { fingerprint } from '#src/lib/digest.ts'
import { grouped } from '#src/content/grouped.ts'

const { columns, steps } = tokenText

interface StepProps {
  step: keyof typeof steps
  children: ReactNode
}

function Step({ step, children }: StepProps) {
  return (
    <li className="token-step rail-stop" data-step={step}>
      <h3>{steps[step].title}</h3>
      <p className="small soft">{steps[step].text}</p>
      <div className="token-step-figures stack-3">{children}</div>
    </li>
  )
}

/** One line for each partner. */
function Lines({ line }: { line: (index: number) => ReactNode }) {
  return partners.map(({ id, name }, index) => (
    <p key={id} data-partner={id}>
      <span>{name}</span>
      <span className="mono">{line(index)}</span>
    </p>
  ))
}

function Settled({ accounts }: { accounts: readonly Account[] }) {
  return partners.map(({ id, name, service }, index) => {
    const account = accounts[index]
    return (
      <p key={id} data-partner={id}>
        <span>{name}</span>
        <Link className="text-link target" to={service.path}>
          {service.name}
        </Link>
        <span className="mono">
          {grouped(account?.paid ?? 0)} {columns.paid},{' '}
          {account?.open
            ? `${grouped(account.open)} ${columns.invoiced}`
            : `${grouped(account?.balance ?? 0)} ${columns.kept}`}
        </span>
      </p>
    )
  })
}

interface Props {
  contributions: Contributions
  accounts: readonly Account[]
}

/** The path of the tokens, each station with the figures of this month. */
export function TokenSteps({ contributions, accounts }: Props) {
  const usesOf = (index: number) => contributions[partners[index]?.id ?? 'supplier']
  return (
    <ol className="token-steps">
      <Step step="contributed">
        <Lines line={(index) => terms.map((term) => columns.uses(usesOf(index)[term.id], term)).join(', ')} />
      </Step>
      <Step step="recorded">
        <Lines
          line={(index) =>
            fingerprint(`${partners[index]?.id} ${terms.map(({ id }) => usesOf(index)[id]).join(' ')}`)
          }
        />
      </Step>
      <Step step="valued">
        <Lines line={(index) => columns.points(grouped(accounts[index]?.points ?? 0))} />
      </Step>
      <Step step="issued">
        <Lines line={(index) => columns.tokens(grouped(accounts[index]?.issued ?? 0))} />
      </Step>
      <Step step="settled">
        <Settled accounts={accounts} />
      </Step>
    </ol>
  )
}
