import type { ShaderMaterial } from 'three'
import { CLEAR, OUTPUT } from './glsl.ts'
import { CLEARED, type Lighting } from './lighting.ts'
import { lightMaterial } from './light-material.ts'

/** A stroke never gets thinner than a device pixel: it pales instead, so nothing flickers. */
const VERTEX = /* glsl */ `
attribute vec3 aFrom; attribute vec3 aTo; attribute vec3 aAcross; attribute vec2 aStyle;
uniform vec3 uViewport; uniform float uLit;
varying float vAcross; varying float vHalf; varying float vLit; varying float vFacing; varying vec3 vWorld;
void main() {
  vec3 centre = mix(aFrom, aTo, position.y);
  vWorld = (modelMatrix * vec4(centre, 1.0)).xyz;
  mat4 m = projectionMatrix * modelViewMatrix;
  vec4 clip = m * vec4(centre, 1.0);
  vec4 edge = m * vec4(centre + aAcross * aStyle.x, 1.0);
  vec2 px = (edge.xy / edge.w - clip.xy / clip.w) * 0.5 * uViewport.xy;
  vHalf = max(length(px), 1e-3);
  float grown = max(vHalf, 0.5) + 0.75;
  vAcross = position.x * grown;
  clip.xy += (px / vHalf) * vAcross / (0.5 * uViewport.xy) * clip.w;
  // Marks on a face turned away are hidden, as they would be in metal.
  vec3 normal = cross(aAcross, aTo - aFrom);
  vec3 toEye = -(modelViewMatrix * vec4(centre, 1.0)).xyz;
  vFacing = dot(mat3(modelViewMatrix) * normal, toEye);
  vLit = step(aStyle.y, uLit - 1e-4);
  gl_Position = clip;
}`

/** A dark cut with a bright lip on its lower side; lit marks carry the colour of the core. */
const FRAGMENT = /* glsl */ `
uniform vec3 uEngraving; uniform float uEngravingAlpha; uniform vec3 uBrass; uniform vec3 uCoreDeep; uniform vec3 uCoreViolet;
uniform float uFade;
varying float vAcross; varying float vHalf; varying float vLit; varying float vFacing; varying vec3 vWorld;
${OUTPUT}${CLEAR}
void main() {
#ifdef CLEARED
  if (cleared(vWorld, normalize(vWorld - cameraPosition))) discard;
#endif
  if (vFacing <= 0.0) discard;
  float half_ = max(vHalf, 0.5);
  float body = clamp(half_ + 0.5 - abs(vAcross), 0.0, 1.0) * min(vHalf / 0.5, 1.0);
  float lip = smoothstep(0.35, 1.0, vAcross / half_) * smoothstep(0.7, 1.6, vHalf);
  vec3 colour = mix(uEngraving, uBrass * 1.1, lip * 0.55);
  colour = mix(colour, mix(uCoreDeep, uCoreViolet, 0.25), vLit);
  float alpha = body * mix(uEngravingAlpha, 1.0, vLit) * uFade;
  gl_FragColor = vec4(display(colour) * alpha, alpha);
}`

/** `uLit` 0..1 lights the marks up to that place around the ring: a gauge. `clear`: they end where the metal does. */
export function createStrokesMaterial(lighting: Lighting, clear = false): ShaderMaterial {
  return lightMaterial(lighting, {
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    uniforms: { uLit: { value: 0 } },
    defines: clear ? { CLEARED } : {},
    polygonOffset: true,
    polygonOffsetFactor: -1,
    polygonOffsetUnits: -2,
  })
}
