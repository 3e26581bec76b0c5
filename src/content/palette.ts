import type { PlanetColour } from './planets.ts'

/*
 * Every colour of the instrument once. The canvas reads it (scenes/instrument/palette.ts), and the build writes it into
 * the style sheets of the light pictures (scripts/vite/diagrams-plugin.ts). No light page loads this module.
 */

interface Shades {
  day: string
  night: string
}

interface PlanetShades extends Shades {
  /** The small polished ball beside a record's name (src/ui/planet.tsx), the same in both themes. */
  ball: readonly [lit: string, body: string, dim: string]
}

/** Ivory turns to ink by day: ivory would vanish on paper. */
export const planetShades: Readonly<Record<PlanetColour, PlanetShades>> = {
  blue: { day: '#2f4fe8', night: '#2b4cff', ball: ['#9db4ff', '#3550e0', '#1a2372'] },
  violet: { day: '#7a3fe0', night: '#8246f5', ball: ['#c9b8ff', '#6a4be2', '#2b1a78'] },
  brass: { day: '#d9a748', night: '#e2b258', ball: ['#f4dda4', '#b98a34', '#5c3d0c'] },
  ice: { day: '#7fb2ea', night: '#8ec5ff', ball: ['#eefaff', '#8fbcd6', '#34607c'] },
  copper: { day: '#c2683f', night: '#cf7448', ball: ['#f0b893', '#b5602f', '#5a2810'] },
  ivory: { day: '#1d2040', night: '#e2d8c4', ball: ['#fffaf0', '#d8c9a8', '#82704a'] },
}

/** What the canvas and the light pictures share besides planets. */
export const inks = {
  /** Orbits, and ways that nobody looks at. */
  orbit: { day: '#5a5f96', night: '#8d94e8' },
  /** Ways and bodies that are looked at. */
  accent: { day: '#a06f1c', night: '#ffd48a' },
  engraving: { day: '#2a1a06', night: '#120a04' },
  coreDeep: { day: '#2a1fb0', night: '#261cae' },
  coreViolet: { day: '#8a5cf6', night: '#8f5bff' },
  coreLight: { day: '#e4e4ff', night: '#eef0ff' },
} as const satisfies Record<string, Shades>

/** Of the light pictures alone: packets as flat dots, and brass as four flat tones, where the canvas has light on metal. */
export const flatInks = {
  packet: { day: '#6544d6', night: '#cbbdff' },
  packetLit: { day: '#7a5010', night: '#fff8e6' },
  metalBright: { day: '#f7e2ac', night: '#ffe3a8' },
  metal: { day: '#c89a47', night: '#b98d47' },
  metalDeep: { day: '#8f6722', night: '#6b4e20' },
  metalDark: { day: '#5d4114', night: '#2c1f10' },
} as const satisfies Record<string, Shades>
