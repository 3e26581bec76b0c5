/** The map of what the company sells: six products on one platform. The products are `solutions`. */
export const productMapTexts = {
  id: 'product-map',
  label: 'How it fits together',
  heading: {
    text: 'One platform under six products',
    line: 'Choose a product. Each works by itself, and all of them use the same records.',
  },
  name: 'Map of the six products',
  platform: 'One platform',
  /** What it holds, once for all products. */
  holds: ['Customers', 'Events', 'Permissions', 'Ledger'],
  modules: 'The Integrated Platform consists of six modules:',
  moduleNames: [
    'Video streaming',
    'Social media',
    'Analytics',
    'Cybersecurity',
    'Lead generation',
    'AI dashboards',
  ],
} as const
