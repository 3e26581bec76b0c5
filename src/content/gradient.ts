/** The colour of a record's planet; both themes have their own pair for each (src/ui/planet.css). */
export type Gradient = 'blue' | 'violet' | 'brass' | 'ice' | 'copper' | 'ivory'
