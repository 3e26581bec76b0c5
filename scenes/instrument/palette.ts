import { Color } from 'three'
import { inks, planetShades } from '#src/content/palette.ts'
import { planetColours, type PlanetColour } from '#src/content/planets.ts'
import { clamp01, lerp } from './ease.ts'

/** Index of a planet colour, as the shader has it. */
export const planetIndex = (colour: PlanetColour) => planetColours.indexOf(colour)

export interface Palette {
  /** Reflectance of brass at normal incidence (linear), so the metal keeps its hue at every angle. */
  brass: Color
  planets: Color[]
  orbit: Color
  engraving: Color
  /** Ways and bodies that are looked at. */
  accent: Color
  coreDeep: Color
  coreBlue: Color
  coreViolet: Color
  coreLight: Color
  glow: Color
  dust: Color
  shadow: Color
  /** Peak opacity or gain, 0..1 unless said otherwise. */
  orbitAlpha: number
  engravingAlpha: number
  glowAlpha: number
  dustAlpha: number
  shadowAlpha: number
  /** Light the core throws on brass and planets; a gain on linear radiance. */
  coreLightGain: number
  /** Gain on the light panels. */
  exposure: number
}

interface Source {
  colours: Record<Exclude<keyof Palette, 'planets' | Numbers>, string>
  planets: readonly string[]
  numbers: Record<Numbers, number>
}
type Numbers =
  'orbitAlpha' | 'engravingAlpha' | 'glowAlpha' | 'dustAlpha' | 'shadowAlpha' | 'coreLightGain' | 'exposure'

/** What the light pictures have, too. */
function shared(theme: 'day' | 'night') {
  const { orbit, accent, engraving, coreDeep, coreViolet, coreLight } = inks
  return {
    orbit: orbit[theme],
    accent: accent[theme],
    engraving: engraving[theme],
    coreDeep: coreDeep[theme],
    coreViolet: coreViolet[theme],
    coreLight: coreLight[theme],
  }
}

const DAY: Source = {
  colours: {
    ...shared('day'),
    brass: '#f5d193',
    coreBlue: '#4a63f5',
    glow: '#8f7cf0',
    dust: '#4a5078',
    shadow: '#3a2a1c',
  },
  planets: planetColours.map((colour) => planetShades[colour].day),
  numbers: {
    orbitAlpha: 0.7,
    engravingAlpha: 0.86,
    glowAlpha: 0.34,
    dustAlpha: 0.5,
    shadowAlpha: 0.32,
    coreLightGain: 0.22,
    exposure: 1,
  },
}

const NIGHT: Source = {
  colours: {
    ...shared('night'),
    brass: '#f4d196',
    coreBlue: '#3d5cff',
    glow: '#6a4dff',
    dust: '#aab4ff',
    shadow: '#000000',
  },
  planets: planetColours.map((colour) => planetShades[colour].night),
  numbers: {
    orbitAlpha: 0.8,
    engravingAlpha: 0.9,
    glowAlpha: 0.66,
    dustAlpha: 0.95,
    shadowAlpha: 0,
    coreLightGain: 0.8,
    exposure: 1,
  },
}

/** Parsed once: mixing then touches numbers only. */
function parse(source: Source): Palette {
  const colours = {} as Record<keyof Source['colours'], Color>
  for (const key of COLOURS) colours[key] = new Color(source.colours[key])
  return { ...colours, ...source.numbers, planets: source.planets.map((value) => new Color(value)) }
}

const COLOURS = Object.keys(DAY.colours) as (keyof Source['colours'])[]
const NUMBERS = Object.keys(DAY.numbers) as Numbers[]
const PARSED_DAY = parse(DAY)
const PARSED_NIGHT = parse(NIGHT)

/** A palette of its own for each scene; its colours are handed to uniforms by reference. */
export function createPalette(night: number): Palette {
  return mixPalette(night, parse(DAY))
}

/** Blends light (0) to dark (1) in place, in linear light. Ends are exact; allocates nothing. */
export function mixPalette(night: number, out: Palette): Palette {
  const t = clamp01(night)
  for (const key of COLOURS) out[key].lerpColors(PARSED_DAY[key], PARSED_NIGHT[key], t)
  for (const key of NUMBERS) out[key] = lerp(PARSED_DAY[key], PARSED_NIGHT[key], t)
  for (let i = 0; i < out.planets.length; i += 1) {
    const day = PARSED_DAY.planets[i]
    const dark = PARSED_NIGHT.planets[i]
    if (day && dark) out.planets[i]?.lerpColors(day, dark, t)
  }
  return out
}
