import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { partners, terms, tokenText, type PartnerId } from '#src/content/technology/tokens.ts'
import type { Account, Contributions } from '#src/demos/token-path.ts'
import '#src/sections/rail-stop.css'
import { fingerprint } from '#src/lib/digest.ts'
import { grouped } from '#src/content/grouped.ts'

const { columns, steps } = tokenText
type Step = keyof typeof steps
const stations = Object.keys(steps) as Step[]

/** What one partner comes to at one step. */
interface FigureProps {
  index: number
  account: Account | undefined
  uses: Contributions[PartnerId]
}

/** Small parts that a narrow column keeps whole, each on a line of its own. */
function Whole({ parts }: { parts: readonly string[] }) {
  return parts.map((part, at) => (
    <span key={part} className="token-whole">
      {part}
      {at < parts.length - 1 ? ', ' : ''}
    </span>
  ))
}

function Settled({ index, account }: FigureProps) {
  const service = partners[index]?.service
  const rest = account?.open
    ? `${grouped(account.open)} ${columns.invoiced}`
    : `${grouped(account?.balance ?? 0)} ${columns.kept}`
  return (
    <>
      {service && (
        <Link className="text-link target" to={service.path}>
          {service.name}
        </Link>
      )}
      <Whole parts={[`${grouped(account?.paid ?? 0)} ${columns.paid}`, rest]} />
    </>
  )
}

const figures: Readonly<Record<Step, (props: FigureProps) => ReactNode>> = {
  contributed: ({ uses }) => <Whole parts={terms.map((term) => columns.uses(uses[term.id], term))} />,
  recorded: ({ index, uses }) => (
    <>
      {columns.fingerprint}{' '}
      <span className="token-whole">
        {fingerprint(`${partners[index]?.id} ${terms.map(({ id }) => uses[id]).join(' ')}`)}
      </span>
    </>
  ),
  valued: ({ account }) => columns.points(grouped(account?.points ?? 0)),
  issued: ({ account }) => columns.tokens(grouped(account?.issued ?? 0)),
  settled: Settled,
}

interface Props {
  contributions: Contributions
  accounts: readonly Account[]
}

/** The path of the tokens, a row for each station, a column for each partner, with the figures of this month. */
export function TokenSteps({ contributions, accounts }: Props) {
  return (
    <table className="token-steps">
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{tokenText.step}</span>
          </th>
          {partners.map(({ id, name }) => (
            <th key={id} scope="col" data-partner={id}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {stations.map((step) => {
          const Figure = figures[step]
          return (
            <tr key={step} data-step={step}>
              <th scope="row" className="rail-stop">
                <span className="entry">{steps[step].title}</span>
                <span className="small soft">{steps[step].text}</span>
              </th>
              {partners.map(({ id }, index) => (
                <td key={id} className="mono" data-partner={id}>
                  <Figure index={index} account={accounts[index]} uses={contributions[id]} />
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
