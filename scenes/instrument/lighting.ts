import { Matrix4, type Object3D, Vector3, Vector4, type WebGLRenderer } from 'three'
import { createPalette, mixPalette, type Palette } from './palette.ts'
import { PANEL_MAX_LOD } from './panel-texture.ts'
import { getPanels } from './panels.ts'
import { SCENE_HEIGHT, type SceneFrame } from './scene-props.ts'
import type { Ring, RingSize, RodCaster } from './rings.ts'
import { MIRRORED } from './trace-glsl.ts'

/**
 * The lighting of one scene: palette, lights and clock as uniforms. Every material refers
 * to these very objects, so one write per frame relights the whole scene.
 */
export interface Lighting {
  palette: Palette
  uniforms: ReturnType<typeof createUniforms>
  /** What it lights; null until that is mounted. */
  scene: Object3D | null
  /** The object that shines (the core), or null in scenes without one. */
  core: { object: Object3D; radius: number; reach: number } | null
  /** Bands that the others mirror, the largest first; only the first few are. */
  bands: readonly Ring[]
  /** What throws shadows, the largest first: bands, and shapes that are to the light as a ring would be. */
  casters: readonly Ring[]
  /** What throws the shadows of rods, the longest first. */
  rods: readonly RodCaster[]
  /** Called before each draw of the scene: reads viewport, core and bands. */
  sync: (renderer: WebGLRenderer) => void
}

function createUniforms(palette: Palette) {
  const panels = getPanels()
  return {
    uTime: { value: 0 },
    uNight: { value: 0 },
    uDay: { value: panels.day },
    uDark: { value: panels.night },
    uExposure: { value: 1 },
    uCore: { value: new Vector4(0, 0, -1e4, 1) },
    /** Radius of the light round it, world units; 0 for none. */
    uGlowReach: { value: 0 },
    uCoreTint: { value: palette.coreViolet },
    uCoreGain: { value: 0 },
    /** How much of the light of the core and of its glow lies on metal, 0..1; scenes write it. */
    uThrown: { value: 1 },
    /** Viewport width and height in device px, device pixel ratio. */
    uViewport: { value: new Vector3(1, 1, 1) },
    uBrass: { value: palette.brass },
    uPlanets: { value: palette.planets },
    uOrbit: { value: palette.orbit },
    uOrbitAlpha: { value: 0 },
    uEngraving: { value: palette.engraving },
    uAccent: { value: palette.accent },
    uEngravingAlpha: { value: 0 },
    uCoreDeep: { value: palette.coreDeep },
    uCoreBlue: { value: palette.coreBlue },
    uCoreViolet: { value: palette.coreViolet },
    uCoreLight: { value: palette.coreLight },
    uGlow: { value: palette.glow },
    uGlowAlpha: { value: 0 },
    uDust: { value: palette.dust },
    uDustAlpha: { value: 0 },
    uShadow: { value: palette.shadow },
    uShadowAlpha: { value: 0 },
    /** From the world into each mirrored band; its radius, half height, half depth, and 1 where there is one. */
    uBandFrom: { value: Array.from({ length: MIRRORED }, () => new Matrix4()) },
    uBandSize: { value: Array.from({ length: MIRRORED }, () => new Vector4()) },
    /** Balls, world, that metal with `clear` ends at as the eye sees them; radius 0 for none. */
    uClear: { value: Array.from({ length: CLEARED }, () => new Vector4()) },
    /** Energy of the core, 0..1; scenes write it. */
    uEnergy: { value: 0 },
    /** How far planets are lit by the core alone, 0..1; scenes write it. */
    uUmbra: { value: 0 },
    /** The pointer in scene units at z = 0, and how far it is heeded, 0..1. */
    uPointer: { value: new Vector3() },
    /** Where dust is free of words (words.ts), scene units at z = 0: x where they end, the free side of it (1 right, −1 left), and the least y. */
    uWords: { value: new Vector3(-1e3, 1, -1e3) },
    /** Opacity of the whole scene, 0..1. */
    uFade: { value: 1 },
  }
}

/** Balls that metal can end at. */
export const CLEARED = 4

export const LIGHTING_DEFINES = { MAX_LOD: `${PANEL_MAX_LOD}.0` }

const viewport = new Vector4()

const NO_SIZE: RingSize = { radius: 0, axial: 0, depth: 0 }

/** Updates the bands' transforms for the mirrored rays. */
function placeBands({ bands, uniforms }: Lighting): void {
  for (let i = 0; i < MIRRORED; i += 1) {
    const band = bands[i]
    const { radius, axial, depth } = band?.size ?? NO_SIZE
    if (band) uniforms.uBandFrom.value[i]?.copy(band.object.matrixWorld).invert()
    uniforms.uBandSize.value[i]?.set(radius, axial / 2, depth / 2, band ? 1 : 0)
  }
}

export function createLighting(night: number): Lighting {
  const palette = createPalette(night)
  const uniforms = createUniforms(palette)
  const lighting: Lighting = {
    palette,
    uniforms,
    scene: null,
    core: null,
    bands: [],
    casters: [],
    rods: [],
    sync: (renderer) => {
      renderer.getCurrentViewport(viewport)
      uniforms.uViewport.value.set(viewport.z, viewport.w, renderer.getPixelRatio())
      placeBands(lighting)
      if (!lighting.core) return
      const world = lighting.core.object.matrixWorld.elements
      const scale = Math.hypot(world[0], world[1], world[2])
      uniforms.uCore.value.set(world[12], world[13], world[14], lighting.core.radius * scale)
      uniforms.uGlowReach.value = lighting.core.reach * scale
    },
  }
  return lighting
}

/** Makes an object the scene's light, with a glow of `reach` units. */
export function shine(lighting: Lighting, object: Object3D, radius: number, reach: number): void {
  lighting.core = { object, radius, reach }
}

/**
 * Once per frame, before the draw. `fade` 0..1 lets the whole scene go; `exposure` is a gain on the
 * panels. Allocates nothing.
 */
export function updateLighting(
  lighting: Lighting,
  frame: Readonly<SceneFrame>,
  fade = 1,
  exposure = 1,
): void {
  const { uniforms, palette } = lighting
  mixPalette(frame.night, palette)
  uniforms.uTime.value = frame.time
  const { x, y } = frame.pointer
  const half = SCENE_HEIGHT / 2
  // At rest in the very middle it is no pointer, but the absence of one.
  uniforms.uPointer.value.set(
    (x * half * frame.width) / frame.height,
    y * half,
    Math.min(1, (x * x + y * y) * 80),
  )
  uniforms.uNight.value = frame.night
  uniforms.uExposure.value = palette.exposure * exposure
  uniforms.uFade.value = fade
  // Metal that has faded out would still write over what is drawn behind it.
  if (lighting.scene) lighting.scene.visible = fade > 0
  uniforms.uCoreGain.value = lighting.core ? palette.coreLightGain * fade : 0
  uniforms.uOrbitAlpha.value = palette.orbitAlpha
  uniforms.uEngravingAlpha.value = palette.engravingAlpha
  uniforms.uGlowAlpha.value = palette.glowAlpha
  uniforms.uDustAlpha.value = palette.dustAlpha
  uniforms.uShadowAlpha.value = palette.shadowAlpha
}
