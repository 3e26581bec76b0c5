import type { ShaderMaterial } from 'three'
import { NOISE, OUTPUT } from './glsl.ts'
import type { Lighting } from './lighting.ts'
import { lightMaterial } from './light-material.ts'

const VERTEX = /* glsl */ `
uniform float uReach;
varying vec2 vAt;
void main() {
  vAt = position.xy;
  vec4 centre = modelViewMatrix * vec4(0.0, 0.0, 0.0, 1.0);
  float scale = length(modelMatrix[0].xyz);
  centre.xy += position.xy * uReach * scale;
  gl_Position = projectionMatrix * centre;
}`

/**
 * One premultiplied sprite serves both themes. At night alpha follows the brightest channel, so it
 * adds light to any page and stays a valid premultiplied colour; by day it is a violet wash, since
 * added light is invisible on paper. A grain of one 8-bit step hides banding.
 */
const FRAGMENT = /* glsl */ `
uniform vec3 uGlow; uniform vec3 uCoreBlue; uniform vec3 uCoreViolet; uniform float uGlowAlpha; uniform float uNight; uniform float uFade;
uniform float uRadius; uniform float uUmbra;
varying vec2 vAt;
${NOISE}${OUTPUT}
void main() {
  float d = length(vAt);
  float out_ = max(d - uRadius, 0.0) / (1.0 - uRadius);
  float edge = 1.0 - smoothstep(0.55, 1.0, d);
  float corona = exp(-out_ * 11.0);
  float halo = exp(-out_ * 3.2) * 0.42;
  float strength = (corona * 0.62 + halo) * edge * uGlowAlpha * (1.0 + 0.5 * uUmbra);
#ifndef TONE_MAPPING
  // The pass of the night adds a glow of its own.
  strength *= mix(1.0, 0.8, uNight);
#endif
  vec3 tint = encoded(mix(uGlow, mix(uCoreBlue, uCoreViolet, 0.4), corona * 0.6));
  vec3 lit = tint * strength * uFade;
  float cover = mix(strength * uFade, max(lit.r, max(lit.g, lit.b)), uNight);
  float grain = (hash12(gl_FragCoord.xy) - 0.5) / 255.0 * step(0.004, cover);
  gl_FragColor = written(vec4(max(lit + grain, 0.0), clamp(cover + grain, 0.0, 1.0)));
}`

/** `reach`: radius of the sprite, units; `radius`: of the body it surrounds. */
export function createGlowMaterial(lighting: Lighting, reach: number, radius: number): ShaderMaterial {
  return lightMaterial(lighting, {
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    uniforms: { uReach: { value: reach }, uRadius: { value: radius / reach } },
  })
}
