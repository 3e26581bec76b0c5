import { useEffect, useState } from 'react'
import { tokenText } from '#src/content/technology/tokens.ts'
import { contribute, settle, startOf } from '#src/demos/token-path.ts'
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
  const { lead, marks } = tokenText
  return (
    <Section {...tokenText}>
      <div className="token-month" data-demo="tokens" data-phase={all > 0 ? 'issued' : 'empty'}>
        <p className="soft indent">{lead}</p>
        <ContributionFields
          contributions={contributions}
          accounts={accounts}
          onChange={(...change) => setContributions(contribute(contributions, ...change))}
        />
        <PoolScale supplier={supplier} retailer={retailer} />
        <div className="token-pool">
          {/* Shares, tokens and scale show an ordinary month: in words it is for those who listen. */}
          <p className={all > 0 ? 'visually-hidden' : 'entry'} role="status">
            {tokenText.status(supplier, retailer)}
          </p>
          {all > 0 && <p className="small soft flat">{marks}</p>}
          <Button variant="outline" onClick={() => setContributions(startOf())}>
            {tokenText.reset}
          </Button>
        </div>
        <TokenSteps contributions={contributions} accounts={accounts} />
      </div>
    </Section>
  )
}
