/** Headings and words around the records of the overview; the page's first load needs these, not the records. */
export const gridTexts = {
  id: 'solutions-grid',
  label: 'The products',
  heading: { text: 'Our solutions', line: 'Choose one product, or combine several.' },
  explore: 'Explore Our Solutions',
  viewAll: 'View All Solutions',
  loading: (loaded: number, of: number) => `Loading solutions... ${loaded}/${of}`,
  loaded: 'All solutions loaded',
} as const

export const comparisonTexts = {
  id: 'all-solutions',
  label: 'Which one fits',
  heading: {
    text: 'Compare all solutions',
    line: 'Each row begins with a problem. Choose the one you have.',
  },
  caption: 'The six products: when each one fits, what you bring to begin, and one figure',
  columns: ['Product', 'It fits when', 'You bring', 'In one figure'],
} as const
