import { type ShaderMaterial, Vector3, Vector4 } from 'three'
import { NOISE, OUTPUT } from './glsl.ts'
import type { Lighting } from './lighting.ts'
import { lightMaterial } from './light-material.ts'

export const SHADOW_RINGS = 8
export const SHADOW_BALLS = 7

const VERTEX = /* glsl */ `
uniform float uShadowAlpha; uniform float uFade;
varying vec2 vAt;
void main() {
  vAt = position.xy;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
  // By night there is no paper: out of the view, so that no pixel of it is shaded.
  if (uShadowAlpha * uFade <= 0.0) gl_Position = vec4(0.0, 0.0, 2.0, 1.0);
}`

/**
 * The instrument's shadow on the paper, analytic: a ring seen along the light is an ellipse, and the distance to it, to
 * first order, gives a blurred line. Edge-on to the light the first order is far off, so the distance is bounded: within,
 * nothing is further from it than the shorter half, and outside, nothing nearer than the longer one says. THIN, units
 * squared, keeps an edge-on ring an ellipse. A ball's shadow is wider by PENUMBRA, units, since the light is no point, and
 * fainter by the area that it is spread over: far from the paper a small planet leaves no stain. The core throws none: it
 * is a light. No shadow map, one quad.
 */
const FRAGMENT = /* glsl */ `
uniform vec4 uRings[${SHADOW_RINGS}]; uniform vec4 uRingAt[${SHADOW_RINGS}]; uniform vec3 uBalls[${SHADOW_BALLS}];
uniform vec3 uShadow; uniform float uShadowAlpha; uniform float uFade;
varying vec2 vAt;
const float THIN = 0.0036;
const float PENUMBRA = 0.15;
${NOISE}${OUTPUT}
void main() {
  float light = 1.0;
  for (int i = 0; i < ${SHADOW_RINGS}; i++) {
    if (uRingAt[i].z <= 0.0) continue;
    vec2 u = uRings[i].xy; vec2 v = uRings[i].zw;
    vec2 p = vAt - uRingAt[i].xy;
    float xx = u.x * u.x + v.x * v.x + THIN; float yy = u.y * u.y + v.y * v.y + THIN; float xy = u.x * u.y + v.x * v.y;
    float det = xx * yy - xy * xy;
    vec2 n = vec2(yy * p.x - xy * p.y, xx * p.y - xy * p.x) / det;
    float len = sqrt(max(dot(p, n), 1e-6));
    float mean = 0.5 * (xx + yy); float half_ = sqrt(max(0.0, mean * mean - det));
    float least = sqrt(max(0.0, mean - half_)); float most = sqrt(mean + half_);
    float away = max((len - 1.0) * len / max(length(n), 1e-5), max(-least, length(p) - most));
    float wide = uRingAt[i].z; float soft = uRingAt[i].w;
    light *= 1.0 - min(1.0, wide / soft) * exp(-away * away / (soft * soft));
  }
  for (int i = 0; i < ${SHADOW_BALLS}; i++) {
    float wide = uBalls[i].z + PENUMBRA;
    float kept = uBalls[i].z / wide;
    light *= 1.0 - 0.9 * kept * kept * (1.0 - smoothstep(0.25, 1.9, length(vAt - uBalls[i].xy) / wide));
  }
  float alpha = (1.0 - light) * uShadowAlpha * uFade;
  alpha += (hash12(gl_FragCoord.xy) - 0.5) / 255.0 * step(1e-5, alpha);
  alpha = clamp(alpha, 0.0, 1.0);
  gl_FragColor = vec4(display(uShadow) * alpha, alpha);
}`

function vectors(): Vector4[] {
  return Array.from({ length: SHADOW_RINGS }, () => new Vector4(0, 0, 0, 1))
}

export function createShadowMaterial(lighting: Lighting): ShaderMaterial {
  return lightMaterial(lighting, {
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    uniforms: {
      uRings: { value: vectors() },
      uRingAt: { value: vectors() },
      uBalls: { value: Array.from({ length: SHADOW_BALLS }, () => new Vector3()) },
    },
  })
}
