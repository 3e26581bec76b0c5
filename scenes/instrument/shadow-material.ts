import type { Matrix3, ShaderMaterial, Vector3, Vector4 } from 'three'
import { NOISE, OUTPUT } from './glsl.ts'
import type { Lighting } from './lighting.ts'
import { lightMaterial } from './light-material.ts'

export const SHADOW_RINGS = 14
export const SHADOW_BALLS = 7
export const SHADOW_RODS = 16

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
 * first order, gives a line with soft edges, as wide as depth and wall of the metal are in its direction. `on` is the
 * nearest point of the ring in its own frame: its height over the paper says how soft the edges are there (TOUCH where it
 * lies on it, RISE more for each unit), and its angle whether the ring is open there. What is behind the paper throws none:
 * lower than SUNK units the shadow fades. Edge-on to the light the first order is far off, and a wall hides what is within:
 * such a ring is a box. THIN, units squared, keeps it an ellipse. FAR units from the metal there is no shadow. A ball's
 * shadow is wider by PENUMBRA, units, since the light is no point, and fainter by the area that it is spread over: far from
 * the paper a small planet leaves no stain. The core is of glass and throws none: what it gathers is a pool of its colour,
 * fainter by what it is spread over; undivided it would be POOL times as deep as a shadow. No shadow map, one quad.
 */
const FRAGMENT = /* glsl */ `
uniform mat3 uRings[${SHADOW_RINGS}]; uniform vec4 uRingSizes[${SHADOW_RINGS}];
uniform vec4 uRods[${SHADOW_RODS}]; uniform vec3 uRodSizes[${SHADOW_RODS}];
uniform vec3 uBalls[${SHADOW_BALLS}]; uniform vec3 uShadow; uniform vec4 uPool; uniform vec3 uCoreBlue; uniform vec3 uCoreViolet;
uniform float uShadowAlpha; uniform float uFade;
varying vec2 vAt;
const float THIN = 0.0036;
const float TOUCH = 0.1;
const float RISE = 0.06;
const float FAR = 1.0;
const float SUNK = 0.5;
const float PENUMBRA = 0.15;
const float POOL = 1.1;
${NOISE}${OUTPUT}
float softAt(float height) { return TOUCH + RISE * max(0.0, height); }
float within(float inside, float soft) { return smoothstep(-soft, soft, inside); }
float strip(float away, float half_, float soft) { return within(half_ - away, soft) - within(-half_ - away, soft); }
float ringShade(mat3 ring, vec4 size) {
  vec2 u = ring[0].xy; vec2 v = ring[1].xy;
  vec2 p = vAt - ring[2].xy;
  float wall = length(size.zw);
  if (length(p) > sqrt(dot(u, u) + dot(v, v)) * (1.0 + size.x) + wall + FAR) return 0.0;
  float xx = u.x * u.x + v.x * v.x + THIN; float yy = u.y * u.y + v.y * v.y + THIN; float xy = u.x * u.y + v.x * v.y;
  float det = xx * yy - xy * xy;
  float mean = 0.5 * (xx + yy); float spread = sqrt(max(0.0, mean * mean - det));
  float least = sqrt(max(0.0, mean - spread)); float most = sqrt(mean + spread);

  vec2 n = vec2(yy * p.x - xy * p.y, xx * p.y - xy * p.x) / det;
  float len = sqrt(max(dot(p, n), 1e-6));
  float steep = max(length(n), 1e-5);
  vec2 on = vec2(dot(u, n), dot(v, n)) / len;
  float height = (ring * vec3(on, 1.0)).z;
  float soft = softAt(height);
  float away = max((len - 1.0) * len / steep, max(-least, length(p) - most));
  float shade = strip(away, (size.x * len + abs(dot(size.zw, n))) / steep, soft);
  shade *= smoothstep(0.0, SUNK, height);
  if (size.y > 0.0) shade *= within((abs(atan(on.y, on.x)) - size.y) * most, soft);

  vec2 up = size.zw / max(wall, 1e-5);
  soft = softAt(ring[2].z);
  float box = strip(abs(dot(p, up)), wall + least, soft) * smoothstep(0.0, SUNK, ring[2].z);
  box *= within(most * (1.0 + size.x) - abs(p.x * up.y - p.y * up.x), soft);
  return mix(box, shade, smoothstep(0.5, 1.5, least / (wall + soft)));
}
// A rod from a to b: half as thick as size.x, so high over the paper at its ends.
float rodShade(vec4 rod, vec3 size) {
  vec2 along = rod.zw - rod.xy; vec2 p = vAt - rod.xy;
  float t = clamp(dot(p, along) / max(dot(along, along), 1e-4), 0.0, 1.0);
  float height = mix(size.y, size.z, t);
  return strip(length(p - along * t), size.x, softAt(height)) * smoothstep(0.0, SUNK, height);
}
void main() {
  float light = 1.0;
  for (int i = 0; i < ${SHADOW_RINGS}; i++) {
    if (uRingSizes[i].x > 0.0) light *= 1.0 - ringShade(uRings[i], uRingSizes[i]);
  }
  for (int i = 0; i < ${SHADOW_RODS}; i++) {
    if (uRodSizes[i].x > 0.0) light *= 1.0 - rodShade(uRods[i], uRodSizes[i]);
  }
  for (int i = 0; i < ${SHADOW_BALLS}; i++) {
    float wide = uBalls[i].z + PENUMBRA;
    float kept = uBalls[i].z / wide;
    light *= 1.0 - 0.9 * kept * kept * (1.0 - smoothstep(0.25, 1.9, length(vAt - uBalls[i].xy) / wide));
  }
  float alpha = (1.0 - light) * uShadowAlpha * uFade;
  float away = length(vAt - uPool.xy) / max(uPool.z, 1e-3);
  float pool = uPool.z > 0.0 ? POOL * uPool.w * exp(-1.5 * away * away) * uShadowAlpha * uFade * (1.0 - alpha) : 0.0;
  vec3 gathered = mix(uCoreBlue, uCoreViolet, 0.6);
  float grain = (hash12(gl_FragCoord.xy) - 0.5) / 255.0;
  alpha = clamp(alpha + grain * step(1e-5, alpha), 0.0, 1.0);
  pool = clamp(pool + grain * step(1e-5, pool), 0.0, 1.0 - alpha);
  gl_FragColor = vec4(display(uShadow) * alpha + display(gathered) * pool, alpha + pool);
}`

/** What the material knows of a ring. */
export interface RingShadow {
  /** From the ring's plane onto the paper, along the light, and how high over it: both axes of length 1, and the middle. */
  onto: Matrix3
  /** Half its depth, a share of its radius (0: it throws none), half of its gap, radians, and half its wall on the paper. */
  size: Vector4
}

/** What the material knows of a rod. */
export interface RodShadow {
  /** Its ends on the paper, along the light: x and y of each. */
  onto: Vector4
  /** Half its thickness (0: it throws none), and how high over the paper each end is. */
  size: Vector3
}

export function createShadowMaterial(
  lighting: Lighting,
  rings: readonly RingShadow[],
  rods: readonly RodShadow[],
  balls: Vector3[],
  pool: Vector4,
): ShaderMaterial {
  return lightMaterial(lighting, {
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    uniforms: {
      uRings: { value: rings.map(({ onto }) => onto) },
      uRingSizes: { value: rings.map(({ size }) => size) },
      uRods: { value: rods.map(({ onto }) => onto) },
      uRodSizes: { value: rods.map(({ size }) => size) },
      uBalls: { value: balls },
      uPool: { value: pool },
    },
  })
}
