import type { ShaderMaterial } from 'three'
import { GLOW, NOISE, OUTPUT } from './glsl.ts'
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
  // Behind everything: at the depth of the core it would end on a line across each face that passes through it.
  gl_Position.z = gl_Position.w * 0.9999;
}`

/**
 * One premultiplied sprite serves both themes. At night alpha follows the brightest channel, so it
 * adds light to any page and stays a valid premultiplied colour; by day it is a violet wash, since
 * added light is invisible on paper. A grain of one 8-bit step hides banding, down to the faintest:
 * without it a sprite ends in a rim, where alpha is rounded up to a step and its colour down to none.
 */
const FRAGMENT = /* glsl */ `
uniform float uNight; uniform float uFade; uniform float uRadius; uniform float uUmbra; uniform float uTime;
varying vec2 vAt;
${NOISE}${OUTPUT}${GLOW}
void main() {
  float d = length(vAt);
  // In an eclipse the corona is what is seen: streamers, longer in some directions, that drift.
  float streamer = 0.0;
  if (uUmbra > 0.0) streamer = uUmbra * smoothstep(0.3, 0.75, fbm3(vec3(vAt / max(d, 1e-4) * 2.6, uTime * 0.03)));
  float corona;
  float strength = glow(d, uRadius, streamer, corona) * (1.0 + (0.5 + mix(1.2, 0.5, uNight) * streamer) * uUmbra);
#ifndef TONE_MAPPING
  // The pass of the night adds a glow of its own.
  strength *= mix(1.0, 0.8, uNight);
#endif
  vec3 tint = encoded(glowTint(corona));
  vec3 lit = tint * strength * uFade;
  float cover = mix(strength * uFade, max(lit.r, max(lit.g, lit.b)), uNight);
  float grain = (hash12(gl_FragCoord.xy) - 0.5) / 255.0 * step(1e-5, cover);
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
