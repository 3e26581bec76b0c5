/**
 * The five concepts of the guide in the order in which its chapters set them up. `stone` is the place of each in the arch
 * beside the guide, from the left, as the guide lists them: it is built from both ends, and events close it.
 */
export const concepts = [
  { name: 'Workspace', chapter: 'prepare', stone: 0 },
  { name: 'Source', chapter: 'first-source', stone: 1 },
  { name: 'Role', chapter: 'access', stone: 4 },
  { name: 'Task', chapter: 'workflow', stone: 3 },
  { name: 'Event', chapter: 'events', stone: 2 },
] as const
