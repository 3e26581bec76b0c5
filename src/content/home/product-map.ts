/** The map of what the company sells: six products around one core. The products are `solutions`. */
export const productMapTexts = {
  id: 'product-map',
  label: 'How it fits together',
  heading: {
    text: 'One core under six products',
    line: 'Each name leads to its page.',
  },
  name: 'Map of the six products',
  platform: 'The core',
  /** What it holds, once for all products. */
  holds: ['Customers', 'Events', 'Permissions', 'Ledger'],
  /** In the order of its page. */
  modules:
    'The Integrated Platform brings together video streaming, social media, analytics, cybersecurity, lead generation and AI dashboards.',
  toModules: 'See the six modules',
} as const
