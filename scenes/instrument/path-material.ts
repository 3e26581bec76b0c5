import { DoubleSide, type ShaderMaterial, Vector2 } from 'three'
import { OUTPUT, RIBBON } from './glsl.ts'
import { CURVES, MAX_CURVES } from './packet-material.ts'
import type { Lighting } from './lighting.ts'
import { lightMaterial } from './light-material.ts'

/** A ribbon in screen space, wide enough for the glow of a lit curve. */
const VERTEX = /* glsl */ `
attribute vec2 aCurve;
${CURVES}${RIBBON}
uniform float uBright[${MAX_CURVES}]; uniform float uShown[${MAX_CURVES}]; uniform vec2 uEnds[${MAX_CURVES}];
uniform float uWidth; uniform float uHalo;
varying float vSide; varying float vHalf; varying float vHalo; varying float vPlace; varying float vHub; varying float vBright; varying float vShown; varying vec2 vClear;
void main() {
  int i = int(aCurve.x + 0.5);
  float t = position.x;
  vec3 p = onCurve(i, t);
  // How far outside the bodies at its ends, as they are seen.
  vClear = vec2(length((p - uFrom[i]).xy), length((p - uTo[i]).xy)) - uEnds[i];
  vBright = uBright[i];
  vShown = uShown[i];
  vHub = aCurve.y;
  vPlace = t;
  vHalf = 0.5 * mix(uWidth, uWidth * 1.5, vBright) * uViewport.z;
  vHalo = uHalo * vBright * uViewport.z;
  vSide = position.y * (vHalf + 1.0 + vHalo);
  mat4 m = projectionMatrix * modelViewMatrix;
  gl_Position = widened(m * vec4(p, 1.0), m * vec4(p + wayOn(i, t) * 0.02, 1.0), vSide);
}`

/** At rest the colour of the orbits, warming to the core's where it ends there; lit, brass with a glow. */
const FRAGMENT = /* glsl */ `
uniform vec3 uOrbit; uniform vec3 uCoreViolet; uniform vec3 uCoreLight; uniform vec3 uAccent;
uniform float uOrbitAlpha; uniform float uNight; uniform float uFade;
varying float vSide; varying float vHalf; varying float vHalo; varying float vPlace; varying float vHub; varying float vBright; varying float vShown; varying vec2 vClear;
${OUTPUT}
void main() {
  float d = abs(vSide);
  float body = clamp(vHalf + 0.5 - d, 0.0, 1.0);
  float out_ = max(d - vHalf, 0.0) / max(vHalo, 1e-3);
  float halo = exp(-out_ * 3.4) * (1.0 - smoothstep(0.6, 1.0, out_)) * vBright * mix(0.2, 0.42, uNight);
  float near = vHub * vPlace * vPlace;
  vec3 rest = mix(uOrbit, mix(uCoreViolet, uCoreLight, 0.25 * uNight), near);
  vec3 lit = mix(uAccent, mix(uAccent, vec3(1.0), 0.5), body * 0.3 * uNight);
  vec3 colour = mix(rest, lit, vBright);
  float alpha = max(body * mix(uOrbitAlpha * mix(0.62, 0.9, near), 1.0, vBright), halo) * vShown * uFade;
  alpha *= smoothstep(0.0, 0.03, vClear.x) * smoothstep(0.0, 0.03, vClear.y);
  gl_FragColor = vec4(display(colour) * alpha, alpha);
}`

/** `width` of a curve at rest and `halo` around a lit one in CSS px. */
export function createPathMaterial(lighting: Lighting, width: number, halo: number): ShaderMaterial {
  return lightMaterial(lighting, {
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    uniforms: {
      uFrom: { value: [] },
      uBend: { value: [] },
      uTo: { value: [] },
      uBright: { value: new Float32Array(MAX_CURVES) },
      uShown: { value: new Float32Array(MAX_CURVES).fill(1) },
      uEnds: { value: Array.from({ length: MAX_CURVES }, () => new Vector2()) },
      uWidth: { value: width },
      uHalo: { value: halo },
    },
    side: DoubleSide,
  })
}
