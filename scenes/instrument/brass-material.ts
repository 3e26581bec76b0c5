import { EqualStencilFunc, Matrix4, NotEqualStencilFunc, ShaderMaterial, Vector2 } from 'three'
import type { BandSpec } from './band-profile.ts'
import { BRASS_VERTEX, FINE_BRASS, PLAIN_BRASS } from './brass-glsl.ts'
import { engravingUniforms, type Graduation, type Rule } from './engraving.ts'
import { CLEARED, type Lighting, LIGHTING_DEFINES } from './lighting.ts'
import { PAPER } from './paper-glsl.ts'
import type { Tier } from './scene-props.ts'

/**
 * What metal is made of: brass, dark bronze, blue lacquer over metal, blued steel, brass with a struck relief; or no metal but
 * paper, which on the lowest tier is a pale one.
 */
export const STUFF = { brass: 0, bronze: 1, lacquer: 2, steel: 3, relief: 4, paper: 5 } as const

export interface BrassFinish {
  /** Perceptual roughness along the grain, 0..1. */
  rough?: number
  /** Strength of the brushing, which runs about the part's y axis; 0 is polished. Brushed rods that cross that axis look bent there. */
  brush?: number
}

export interface BrassOptions extends BrassFinish {
  /**
   * `fine` has lacquer and shows the core in it, and mirrors the bands on the high tier; `plain`, unless said otherwise.
   */
  quality?: 'plain' | 'fine'
  /** What the shader engraves. */
  engraving?: { spec: BandSpec; graduations: readonly Graduation[] }
  /** A scale along a band. */
  rule?: Rule
  /** How much lacquer it has where it is `fine`: broad and seen at a low angle, in a full coat it is pale. */
  coat?: number
  /** Brass, unless said otherwise; with joints each piece says it. */
  stuff?: keyof typeof STUFF
  /** Pieces that move against each other in one draw call. */
  joints?: true
  /** Ends at the silhouettes of the lighting's `uClear`, so that a ring does not pierce the bodies on it. */
  clear?: true
  /**
   * Draws only what is seen through the piece's pane, or only what is seen past it. The lowest tier has no stencil: there a
   * part `through` is left out, and one `past` is whole.
   */
  glass?: keyof typeof CUT
  /** No band mirrors it: close to another its image, brass in brass, is an orange smear. */
  unmirrored?: true
}

/** Value of the stencil where a pane lies; nothing else writes it. */
export const PANE_STENCIL = 1
const CUT = { through: EqualStencilFunc, past: NotEqualStencilFunc } as const

/** As many as the most moving mechanism has: one number, so that all share one program. */
export const MOST_JOINTS = 18

/** How the brass is finished: one finish, or one for each joint beside its matrix, and the define that makes the shader read them. */
function finishOf({ joints, rough = 0.24, brush = 1, stuff = 'brass' }: BrassOptions) {
  if (!joints) {
    const uniforms = { uRough: { value: rough }, uBrush: { value: brush }, uStuff: { value: STUFF[stuff] } }
    return { uniforms, defines: {} }
  }
  const matrices = Array.from({ length: MOST_JOINTS }, () => new Matrix4())
  const polish = matrices.map(() => new Vector2(rough, brush))
  return {
    uniforms: { uJoints: { value: matrices }, uPolish: { value: polish } },
    defines: { JOINTS: MOST_JOINTS },
  }
}

/** Mirror directions across the brushing. */
const TAPS = {
  plain: { high: 5, medium: 3, low: 3 },
  fine: { high: 9, medium: 5, low: 5 },
} as const

/** Where nothing is engraved, the shader of fine brass needs the uniforms all the same. */
const BLANK: Required<BrassOptions>['engraving'] = {
  spec: { radius: 1, axial: 0.1, depth: 0.1, rim: 0.02, groove: 0 },
  graduations: [],
}

function shaderOf({ quality, stuff }: BrassOptions, tier: Tier): string {
  if (stuff === 'paper' && tier !== 'low') return PAPER
  return quality === 'fine' ? FINE_BRASS : PLAIN_BRASS
}

/** `uFade` multiplies a premultiplied colour, so a fading ring lets the page through, not black. */
export function createBrass(lighting: Lighting, tier: Tier, options: BrassOptions = {}): ShaderMaterial {
  const fine = options.quality === 'fine'
  const { spec, graduations } = options.engraving ?? BLANK
  const engraved = fine || graduations.length > 0
  const finish = finishOf(fine ? { rough: 0.26, ...options } : options)
  return new ShaderMaterial({
    vertexShader: BRASS_VERTEX,
    fragmentShader: shaderOf(options, tier),
    uniforms: {
      ...lighting.uniforms,
      ...finish.uniforms,
      uCoat: { value: options.coat ?? 0.55 },
      uGathered: { value: options.glass === 'through' ? 1 : 0 },
      ...(engraved && engravingUniforms(spec, graduations, options.rule)),
    },
    defines: {
      ...LIGHTING_DEFINES,
      ...finish.defines,
      TAPS: TAPS[options.quality ?? 'plain'][tier],
      ...(engraved && { ENGRAVED: 1 }),
      ...(options.clear && { CLEARED }),
      ...(fine && tier === 'high' && { MIRROR: 1 }),
    },
    ...(options.glass && {
      stencilWrite: true,
      stencilRef: PANE_STENCIL,
      stencilFunc: CUT[options.glass],
    }),
  })
}
