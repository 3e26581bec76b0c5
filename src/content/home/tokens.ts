/** One row of the token services (spec §3, token item). */
interface TokenItem {
  name: string
  category: string
  detail: string
  value: string
}

export interface TokenList {
  heading: string
  items: readonly TokenItem[]
}

export const tokenLists: readonly TokenList[] = [
  {
    heading: 'Core Token Benefits',
    items: [
      {
        name: 'Access',
        category: 'Utility',
        detail: 'Pays for modules and models instead of money',
        value: 'optional',
      },
      {
        name: 'Transactions',
        category: 'Settlement',
        detail: 'Settles between partners in one ledger',
        value: 'final',
      },
      {
        name: 'Participation incentives',
        category: 'Rewards',
        detail: 'Earn tokens by providing data and insights',
        value: 'per use',
      },
      {
        name: 'Liquidity',
        category: 'Exchange',
        detail: 'Spent in any service as soon as it is issued',
        value: '24/7',
      },
    ],
  },
  {
    heading: 'Strategic Advantages',
    items: [
      {
        name: 'Transparency',
        category: 'Trust',
        detail: 'Every exchange can be read by both sides',
        value: 'on ledger',
      },
      {
        name: 'Innovation',
        category: 'Design',
        detail: 'Contracts that carry out what was agreed',
        value: 'programmable',
      },
      {
        name: 'Future-proofing',
        category: 'Standards',
        detail: 'Open formats that outlive a vendor',
        value: 'portable',
      },
    ],
  },
]

/** The pause before them, and their head (spec §2.4). */
export const tokensHero = {
  heading: { text: 'Secure. Transparent. Revolutionary.', emphasis: 'Revolutionary.' },
  line: 'Tokens record who contributed what and settle what it earned, in one ledger that every partner can read.',
  action: 'Explore Token Services',
} as const

export const tokenServices = {
  label: 'Token services',
  heading: {
    text: 'Tokenizing Intelligence',
    emphasis: 'Intelligence',
    line: 'What the tokens do, and what that gives you.',
  },
  action: 'Explore Tokenization',
} as const
