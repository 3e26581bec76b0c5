/** Begins the ids that React gives within a section, the same for the prerenderer and the browser. */
export const prefixOf = (id: string) => `${id}-`
