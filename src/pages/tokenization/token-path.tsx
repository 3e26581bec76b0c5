import { useEffect, useState } from 'react'
import { tokenText, partners } from '#src/content/technology/tokens.ts'
import { contribute, settle, startOf } from '#src/demos/token-path.ts'
import { grouped } from '#src/content/grouped.ts'
import { Button } from '#src/ui/button.tsx'
import { pieceSignalled } from '#src/stores/pieces.ts'
import { Section } from '#src/ui/section.tsx'
import { ContributionFields } from './contributions.tsx'
import { PoolScale } from './pool-scale.tsx'
import { TokenSteps } from './token-steps.tsx'
import './token-path.css'

/** A month of tokens between two sample partners, from what they put in to what they keep. */
export function TokenPath() {
  const [contributions, setContributions] = useState(startOf)
  const accounts = settle(contributions)
  const [supplier = 0, retailer = 0] = accounts.map(({ issued }) => issued)
  const all = supplier + retailer
  useEffect(() => pieceSignalled('pool', all > 0 ? supplier / all : 0.5), [supplier, all])
  const { lead, coins } = tokenText
  return (
    <Section {...tokenText}>
      <div className="token-month halves" data-demo="tokens" data-phase={all > 0 ? 'issued' : 'empty'}>
        <div className="stack-5">
          <p className="soft">
            {lead} <span className="beside">{coins}</span>
          </p>
          <ContributionFields
            contributions={contributions}
            onChange={(...change) => setContributions(contribute(contributions, ...change))}
          />
        </div>
        <div className="token-pool stack-5">
          <dl className="between">
            {partners.map(({ id: partner, name }, index) => (
              <div key={partner} data-partner={partner}>
                <dt className="soft">{name}</dt>
                <dd className="token-share">{accounts[index]?.share ?? 0}%</dd>
                <dd className="mono">{tokenText.columns.tokens(grouped(accounts[index]?.issued ?? 0))}</dd>
              </div>
            ))}
          </dl>
          <PoolScale supplier={supplier} retailer={retailer} />
          {/* Shares, tokens and scale show an ordinary month: in words it is for those who listen. */}
          <p className={all > 0 ? 'visually-hidden' : 'token-status entry'} role="status">
            {tokenText.status(supplier, retailer)}
          </p>
          <Button variant="outline" onClick={() => setContributions(startOf())}>
            {tokenText.reset}
          </Button>
        </div>
        <TokenSteps contributions={contributions} accounts={accounts} />
      </div>
    </Section>
  )
}
