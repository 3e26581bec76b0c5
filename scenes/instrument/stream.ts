import { BufferAttribute, BufferGeometry, type IUniform, Points, type ShaderMaterial } from 'three'
import { OUTPUT } from './glsl.ts'
import { lightMaterial } from './light-material.ts'
import type { Lighting } from './lighting.ts'
import { CURVES, MAX_CURVES } from './packet-material.ts'
import { createRandom } from './random.ts'

/** Most that a grain strays from its thread, units. */
const SPREAD = 0.34

const VERTEX = /* glsl */ `
attribute vec4 aGrain;
${CURVES}
uniform vec3 uTint[${MAX_CURVES}]; uniform float uLevel[${MAX_CURVES}];
uniform float uTime; uniform float uSpeed; uniform vec3 uViewport;
varying vec3 vTint; varying float vAlpha;
void main() {
  // aGrain: curve, place on it, distance from the thread 0..1, angle about it.
  int i = int(aGrain.x + 0.5);
  float t = fract(aGrain.y + uTime * uSpeed * (0.7 + 0.5 * fract(aGrain.w * 7.31)));
  float s = 1.0 - t;
  vec3 p = onCurve(i, t);
  vec3 along = normalize(wayOn(i, t) + 1e-4);
  vec3 side = normalize(cross(along, vec3(0.21, 0.93, 0.3)));
  float off = aGrain.z * aGrain.z * aGrain.z * ${SPREAD} * (0.15 + 3.4 * s * t);
  p += (side * cos(aGrain.w) + cross(along, side) * sin(aGrain.w)) * off;
  vec4 view = modelViewMatrix * vec4(p, 1.0);
  float unit = length(modelMatrix[0].xyz) * projectionMatrix[1][1] * 0.5 * uViewport.y / -view.z;
  gl_PointSize = max((0.018 + 0.022 * fract(aGrain.w * 3.7)) * unit, 1.2 * uViewport.z);
  // Crowds run along the thread.
  float crowd = 0.5 + 0.5 * sin(38.0 * aGrain.y - 6.0 * t);
  crowd *= crowd * crowd;
  vTint = uTint[i];
  vAlpha = uLevel[i] * (0.16 + 0.84 * crowd) * (1.0 - 0.75 * aGrain.z) * smoothstep(0.0, 0.1, t) * smoothstep(0.0, 0.1, s);
  gl_Position = projectionMatrix * view;
}`

const FRAGMENT = /* glsl */ `
uniform float uNight; uniform float uFade;
varying vec3 vTint; varying float vAlpha;
${OUTPUT}
void main() {
  float alpha = (1.0 - smoothstep(0.3, 1.0, length(gl_PointCoord - 0.5) * 2.0)) * vAlpha * uFade;
  vec3 lit = encoded(mix(vTint, mix(vTint, vec3(1.0), 0.35), uNight)) * alpha;
  gl_FragColor = written(vec4(lit, mix(alpha, max(lit.r, max(lit.g, lit.b)), uNight)));
}`

function grains(curves: number, perCurve: number, seed: number): BufferGeometry {
  const random = createRandom(seed)
  const grain = new Float32Array(curves * perCurve * 4)
  for (let i = 0; i < curves * perCurve; i += 1)
    grain.set([Math.floor(i / perCurve), random(), random(), random() * 6.283], i * 4)
  const geometry = new BufferGeometry()
  geometry.setAttribute('aGrain', new BufferAttribute(grain, 4))
  // Three counts points by it.
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(curves * perCurve * 3), 3))
  return geometry
}

/** Fine grains round the curves of a cloud of packets, whose uniforms they share: one draw call. */
export function createStream(
  lighting: Lighting,
  uniforms: Record<string, IUniform>,
  curves: number,
  perCurve: number,
  seed: number,
): Points<BufferGeometry, ShaderMaterial> {
  const material = lightMaterial(lighting, { vertexShader: VERTEX, fragmentShader: FRAGMENT, uniforms })
  const points = new Points(grains(curves, perCurve, seed + 1), material)
  points.frustumCulled = false
  points.renderOrder = 4
  return points
}
