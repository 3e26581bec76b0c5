/** Of the button in the header. Apart from the other texts of the search, which load with it. */
export const searchOpener = {
  name: 'Search',
  failed: 'The search could not be loaded. Check your connection.',
} as const
