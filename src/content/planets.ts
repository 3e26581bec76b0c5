/** The planets of the instrument by the colours they are known by. Their shades are in palette.ts. */
export const planetColours = ['blue', 'violet', 'brass', 'ice', 'copper', 'ivory'] as const
export type PlanetColour = (typeof planetColours)[number]

/** Planets of metal, and how metallic each is, 0..1; the others are stone. */
export const metals: Partial<Readonly<Record<PlanetColour, number>>> = { brass: 1, copper: 0.85 }
