export const tokenLists = [
  {
    heading: 'Core Token Benefits',
    items: [
      {
        name: 'Access',
        category: 'Utility',
        detail: 'Pay for modules and AI models with tokens, if you prefer',
        value: 'optional',
      },
      {
        name: 'Transactions',
        category: 'Settlement',
        detail: 'Partners settle in one ledger',
        value: 'final',
      },
      {
        name: 'Participation incentives',
        category: 'Rewards',
        detail: 'Earn tokens by providing data and insights',
        value: 'monthly',
      },
      {
        name: 'Liquidity',
        category: 'Exchange',
        detail: 'Tokens can be spent as soon as they are issued',
        value: 'any time',
      },
    ],
  },
  {
    heading: 'Strategic Advantages',
    items: [
      {
        name: 'Transparency',
        category: 'Trust',
        detail: 'Both sides can read every exchange',
        value: 'on ledger',
      },
      {
        name: 'Innovation',
        category: 'Contracts',
        detail: 'Smart contracts carry out what was agreed',
        value: 'programmable',
      },
      {
        name: 'Future-proofing',
        category: 'Standards',
        detail: 'Balances can be exported in open formats',
        value: 'portable',
      },
    ],
  },
] as const

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
    line: 'What tokens do now, and why they last.',
  },
  action: 'Explore Tokenization',
} as const
